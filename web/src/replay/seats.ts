/** The seats clockwise from the one after the viewer's; the viewer's own comes last. */
export function around(viewer: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, place) => (viewer + 1 + place) % seats);
}
