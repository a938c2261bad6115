/**
 * Draws the films of the stay guide: `npm run films [name...]` renders them into public/videos (all of them when
 * none is named). `--sheet <folder>` draws only a contact sheet of each, `--still <seconds> <folder>` single moments.
 * Needs ffmpeg and Chromium (CHROMIUM_PATH, else /usr/bin/chromium); not part of install or build.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILM_NAMES, type FilmName } from '../../src/domain/guide/films';
import { openCamera, type Camera } from './browser';
import { toVtt, type FilmText } from './captions';
import { FILM_MOMENTS } from './moments';
import { FILMS } from './catalogue';
import { encode, writeMaster } from './encode';
import { writeEntry } from './manifest';
import { writePosters } from './poster';
import { writeSheet, writeStill } from './sheet';
import { STAGE, picture, type Film } from './stage';

const ROOT = new URL('../../', import.meta.url);
const VIDEOS = new URL('public/videos/', ROOT);
const LANGUAGES = ['vi', 'en'] as const;

async function* framesOf(film: Film, camera: Camera): AsyncGenerator<Buffer> {
  let before = '';
  let png: Buffer = Buffer.alloc(0);
  for (let i = 0; i < Math.round(film.seconds * STAGE.fps); i++) {
    const svg = picture(film, i / STAGE.fps);
    if (svg !== before) png = await camera.shoot(svg);
    before = svg;
    yield png;
  }
}

function writeCaptions(film: Film): void {
  for (const lang of LANGUAGES) {
    const words = JSON.parse(readFileSync(new URL(`locales/${lang}/films.json`, ROOT), 'utf8')) as Record<
      FilmName,
      FilmText
    >;
    writeFileSync(
      new URL(`${film.name}.${lang}.vtt`, VIDEOS),
      toVtt(words[film.name], FILM_MOMENTS[film.name], film.seconds),
    );
  }
}

async function render(film: Film, camera: Camera, temp: string): Promise<string> {
  const master = join(temp, `${film.name}.mkv`);
  await writeMaster(master, framesOf(film, camera));
  await encode(master, fileURLToPath(new URL(`${film.name}.mp4`, VIDEOS)), film.seconds, film.aimBytes);
  rmSync(master);
  const still = await camera.shoot(picture(film, film.poster));
  const poster = await writePosters(still, fileURLToPath(new URL(film.name, VIDEOS)));
  writeCaptions(film);
  const { bytes } = writeEntry(VIDEOS, film.name, film.seconds, poster);
  return `${film.name}: ${film.seconds} s, ${Math.round(bytes / 1000)} kB`;
}

async function main(args: string[]): Promise<void> {
  const names = args.filter((arg): arg is FilmName => (FILM_NAMES as readonly string[]).includes(arg));
  const films = FILM_NAMES.filter((name) => names.length === 0 || names.includes(name)).map((name) => FILMS[name]);
  const option = (name: string): string[] | undefined =>
    args.includes(name) ? args.slice(args.indexOf(name) + 1) : undefined;
  const sheet = option('--sheet');
  const still = option('--still');
  if (option('--captions')) {
    films.forEach(writeCaptions);
    return;
  }
  mkdirSync(VIDEOS, { recursive: true });
  const temp = mkdtempSync(join(tmpdir(), 'films-'));
  const camera = await openCamera();
  try {
    for (const film of films) {
      if (sheet) await writeSheet(camera, film, join(sheet[0] ?? '.', `${film.name}.png`));
      else if (still)
        await writeStill(camera, film, Number(still[0]), join(still[1] ?? '.', `${film.name}-${still[0] ?? ''}.png`));
      else process.stdout.write(`${await render(film, camera, temp)}\n`);
    }
  } finally {
    await camera.close();
    rmSync(temp, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
