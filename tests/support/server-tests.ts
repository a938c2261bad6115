import { rmSync } from 'node:fs';
import { bundlesOf, startRunFolder } from './folders';

/** Before and after all server tests of a run: a folder for what they write. */
export default function setup(): () => void {
  const folder = startRunFolder();
  return () => {
    for (const made of [folder, ...bundlesOf(process.pid)]) rmSync(made, { recursive: true, force: true });
  };
}
