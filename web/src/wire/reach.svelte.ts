/** Whether the server could be reached when it was last asked. */
export const reach = $state({ lost: false });
