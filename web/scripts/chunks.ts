/** What a build has written, and what needs what of it. */
export interface Chunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  imports: string[];
  dynamicImports: string[];
  facadeModuleId: string | null;
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

export type Chunks = ReadonlyMap<string, Chunk>;

export function chunksOf(bundle: Readonly<Record<string, { type: string; fileName: string }>>): Chunks {
  const chunks = new Map<string, Chunk>();
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk') chunks.set(file.fileName, file as Chunk);
  }
  return chunks;
}

/** The files of the chunks that are wanted. */
export function named(chunks: Chunks, wanted: (chunk: Chunk) => boolean): string[] {
  return [...chunks.values()].filter(wanted).map((chunk) => chunk.fileName);
}

/** What every page needs. */
export function shellOf(chunks: Chunks): Set<string> {
  return reach(
    chunks,
    named(chunks, (chunk) => chunk.isEntry),
  );
}

/** These chunks, what they import at once, and their style sheets and assets. */
export function reach(chunks: Chunks, names: string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    const chunk = chunks.get(name);
    chunk?.imports.forEach(visit);
    chunk?.viteMetadata?.importedCss.forEach((css) => reached.add(css));
    chunk?.viteMetadata?.importedAssets.forEach((asset) => reached.add(asset));
  };
  names.forEach(visit);
  return reached;
}
