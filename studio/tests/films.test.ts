import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import english from '../../locales/en/films.json';
import vietnamese from '../../locales/vi/films.json';
import { FILM_NAMES, FILM_OF_POPUP } from '../../src/domain/guide/films';
import { toVtt, type FilmText } from '../films/captions';
import { FILM_MOMENTS } from '../films/moments';
import { FILMS } from '../films/catalogue';
import { LIMIT_BYTES } from '../films/encode';
import type { FilmEntry } from '../films/manifest';
import { picture } from '../films/stage';
import { FILM_TONES } from '../films/tones';

const root = join(import.meta.dirname, '../..');
const videos = join(root, 'public/videos');
const read = (file: string): Buffer => readFileSync(join(videos, file));
const films = JSON.parse(read('films.json').toString()) as FilmEntry[];
const WORDS: Record<string, Record<string, FilmText>> = { vi: vietnamese, en: english };
const PACK_BYTES = 4_000_000;
const POSTERS = [['', 1280, 720], ['-640', 640, 360]] as const; // oxfmt-ignore

/** The length an MP4 itself states: `mvhd` holds the time scale and, after it, the duration. */
function statedSeconds(mp4: Buffer): number {
  const at = mp4.indexOf('mvhd');
  return mp4.readUInt32BE(at + 20) / mp4.readUInt32BE(at + 16);
}

describe('the films on disk', () => {
  it('are the ten of the guide, each with the popup ids it serves', () => {
    expect(films.map((film) => film.name)).toEqual([...FILM_NAMES]);
    const served = films.flatMap((film) => film.ids.map((id) => [id, film.name]));
    expect(Object.fromEntries(served)).toEqual(FILM_OF_POPUP);
  });

  it('weigh at most 500 kB each and 4 MB together', () => {
    for (const film of films) expect(film.bytes, film.name).toBeLessThanOrEqual(LIMIT_BYTES);
    expect(LIMIT_BYTES).toBeLessThanOrEqual(500_000);
    expect(films.reduce((sum, film) => sum + film.bytes, 0)).toBeLessThanOrEqual(PACK_BYTES);
  });

  it.each(films)('$name is the file that films.json describes', ({ name, bytes, sha256, seconds }) => {
    const file = read(`${name}.mp4`);
    expect(file.length).toBe(bytes);
    expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
    expect(statedSeconds(file)).toBeCloseTo(seconds, 1);
  });

  it.each(films)('$name can start before it has arrived whole, and has no sound', ({ name }) => {
    const file = read(`${name}.mp4`);
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
    expect(file.includes('avc1')).toBe(true);
    expect(file.includes('soun')).toBe(false);
  });

  it.each(films)('$name has posters in both formats and widths', async ({ name, poster }) => {
    expect(poster).toMatchObject({
      width: 1280,
      height: 720,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    });
    for (const [suffix, width, height] of POSTERS) {
      for (const format of ['avif', 'webp']) {
        const meta = await sharp(read(`${name}.poster${suffix}.${format}`)).metadata();
        expect([meta.width, meta.height]).toEqual([width, height]);
      }
    }
  });

  it('lie beside nothing that no film needs', () => {
    const kept = FILM_NAMES.flatMap((name) => [
      `${name}.mp4`,
      `${name}.vi.vtt`,
      `${name}.en.vtt`,
      ...POSTERS.flatMap(([suffix]) => [`${name}.poster${suffix}.avif`, `${name}.poster${suffix}.webp`]),
    ]);
    expect(readdirSync(videos).sort()).toEqual([...kept, 'films.json'].sort());
  });
});

describe('the words of the films', () => {
  it('have the same films in both languages, and a moment for every step', () => {
    expect(Object.keys(english).sort()).toEqual([...FILM_NAMES].sort());
    expect(Object.keys(vietnamese).sort()).toEqual([...FILM_NAMES].sort());
    for (const name of FILM_NAMES) {
      expect(english[name].steps, name).toHaveLength(FILM_MOMENTS[name].length);
      expect(vietnamese[name].steps, name).toHaveLength(FILM_MOMENTS[name].length);
    }
  });

  it.each(FILM_NAMES)('%s: steps begin with the film and stand long enough to be read', (name) => {
    const begins = FILM_MOMENTS[name];
    const ends = [...begins.slice(1), FILMS[name].seconds];
    expect(begins[0]).toBe(0);
    for (const [lang, words] of Object.entries(WORDS)) {
      words[name]?.steps.forEach((text, i) => {
        const seconds = (ends[i] ?? 0) - (begins[i] ?? 0);
        expect(text.trim(), lang).not.toBe('');
        // Comfortable subtitles stay below some 17 characters a second; 20 is where they are lost.
        expect(text.length / seconds, `${lang} ${name} step ${i + 1}`).toBeLessThanOrEqual(20);
        expect(seconds).toBeGreaterThanOrEqual(1.7);
      });
    }
  });

  it.each(FILM_NAMES)('%s: the captions are those words', (name) => {
    for (const [lang, words] of Object.entries(WORDS)) {
      const text = words[name];
      expect(text && toVtt(text, FILM_MOMENTS[name], FILMS[name].seconds), lang).toBe(
        read(`${name}.${lang}.vtt`).toString(),
      );
    }
  });

  it('are written in Vietnamese and in English, not copied', () => {
    for (const name of FILM_NAMES) {
      expect(vietnamese[name].title).toMatch(/[àáảãạăắằẳẵặâấầẩẫậđèéẻẽẹêếềểễệìíỉĩịòóỏõọôốồổỗộơớờởỡợùúủũụưứừửữựỳýỷỹỵ]/i);
      expect(english[name].title).toMatch(/^[\x20-\x7e]+$/);
    }
  });
});

describe('a caption file', () => {
  it('gives every step until the next one, the last until the end', () => {
    expect(toVtt({ title: 't', steps: ['a', 'b'] }, [0, 4.25], 61.5)).toBe(
      'WEBVTT\n\n1\n00:00.000 --> 00:04.250\na\n\n2\n00:04.250 --> 01:01.500\nb\n',
    );
  });
});

describe('a film as it is drawn', () => {
  const samples = (name: (typeof FILM_NAMES)[number]): string[] =>
    Array.from({ length: Math.floor(FILMS[name].seconds * 2) }, (_, i) => picture(FILMS[name], i / 2));
  const tokens = readFileSync(join(root, 'src/ui/tokens.css'), 'utf8') + FILM_TONES;
  const known = new Set([...tokens.matchAll(/--il-([\w-]+):/g)].map((match) => match[1]));

  it.each(FILM_NAMES)('%s lasts 10 to 25 seconds and is the length that was rendered', (name) => {
    expect(FILMS[name].name).toBe(name);
    expect(FILMS[name].seconds).toBeGreaterThanOrEqual(10);
    expect(FILMS[name].seconds).toBeLessThanOrEqual(25);
    expect(FILMS[name].poster).toBeLessThan(FILMS[name].seconds);
    expect(films.find((film) => film.name === name)?.seconds).toBe(FILMS[name].seconds);
  });

  it.each(FILM_NAMES)('%s is the same at the same second, and uses only tones that exist', (name) => {
    const frames = samples(name);
    expect(samples(name)).toEqual(frames);
    const used = new Set(frames.flatMap((svg) => [...svg.matchAll(/--il-([\w-]+)/g)].map((match) => match[1])));
    expect([...used].filter((tone) => !known.has(tone))).toEqual([]);
    expect(frames.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it.each(FILM_NAMES)('%s shows no words: only keys, levels, floors, minutes and the H of the stove', (name) => {
    const shown = samples(name).flatMap((svg) =>
      [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((match) => match[1] ?? ''),
    );
    expect(shown.filter((text) => !/^([0-9*#H]?|\d\d|\d:\d\d)$/.test(text))).toEqual([]);
  });
});
