import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FILM_NAMES, type FilmName } from '../../../domain/guide/films';

/** Films that a hotel has put into its media folder in the place of the demo's; none without the folder. */
export function ownFilmsIn(mediaDir: string): FilmName[] {
  const files = new Set(filesIn(path.join(mediaDir, 'videos')));
  return FILM_NAMES.filter((name) => files.has(`${name}.mp4`));
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
