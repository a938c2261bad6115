import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One entry of Vite's manifest, as far as it is read here. */
export interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

export type BuildManifest = Partial<Record<string, Chunk>>;

/** The style sheets of chunks, each once. */
export const sheets = (of: Chunk[]): string[] => [...new Set(of.flatMap((chunk) => chunk.css ?? []))];
export const readSheets = (clientDir: string, of: Chunk[]): string[] =>
  sheets(of).map((file) => readFileSync(path.join(clientDir, file), 'utf8').trim());

/** A chunk and all it imports statically, imports before what imports them, so that styles come in their order. */
export function chunksOf(manifest: BuildManifest, key: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen)), chunk];
}
