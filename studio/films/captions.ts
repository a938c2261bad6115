/** The words of a film as `locales/<lang>/films.json` holds them: numbered steps that are also the captions. */
export interface FilmText {
  title: string;
  steps: string[];
}

const stamp = (seconds: number): string => {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number): string => String(value).padStart(digits, '0');
  return `${part(Math.floor(ms / 60_000), 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
};

/**
 * WebVTT with one cue per step; each stands until the next begins, the last until the film ends.
 *
 * @param moments when each step begins, in seconds
 * @param seconds how long the film lasts
 */
export function toVtt({ steps }: FilmText, moments: readonly number[], seconds: number): string {
  const cues = steps.map((text, i) => {
    const [begin = 0, end = seconds] = moments.slice(i);
    return `${i + 1}\n${stamp(begin)} --> ${stamp(end)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
