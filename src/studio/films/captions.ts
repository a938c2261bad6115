/** The words of a film as `locales/<lang>/films.json` holds them: numbered steps that are also the caption cues. */
export interface FilmText {
  title: string;
  steps: { at: number; text: string }[];
}

const stamp = (seconds: number): string => {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number): string => String(value).padStart(digits, '0');
  return `${part(Math.floor(ms / 60_000), 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
};

/** WebVTT with one cue per step; each stands until the next begins, the last until the film ends. */
export function toVtt({ steps }: FilmText, seconds: number): string {
  const cues = steps.map(({ at, text }, i) => {
    const end = steps[i + 1]?.at ?? seconds;
    return `${i + 1}\n${stamp(at)} --> ${stamp(end)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
