import { useEffect, useState } from 'react';

/** A figure a second, and the time that a finger needs. */
const EACH_MS = 1300;

/** What voices call their languages, where that is not the document's own name. */
const VOICES: Readonly<Record<string, string>> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' };

/** A voice of a language; without a network one that lies on this phone. `null` where there is none. */
function voiceOf(speech: string): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in globalThis)) return null;
  const wanted = VOICES[speech] ?? speech;
  const voices = speechSynthesis
    .getVoices()
    .filter((voice) => voice.lang.replace('_', '-').startsWith(wanted) && (voice.localService || navigator.onLine));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

interface Reading {
  /** Figure that is read now, from 0; `null` while nothing is. */
  at: number | null;
  /** A voice reads; otherwise each figure only lights up. */
  hasVoice: boolean;
  start: () => void;
  stop: () => void;
}

/**
 * Reads figures one by one, aloud where the phone has a voice of the language.
 *
 * @param figures what is said for each
 */
export function useReading(figures: readonly string[], speech: string): Reading {
  const [at, setAt] = useState<number | null>(null);
  const [, setVoices] = useState(0);
  const figure = at === null ? undefined : figures[at];
  useEffect(() => {
    // A browser gets its voices a moment after it is first asked for them.
    if (!('speechSynthesis' in globalThis)) return;
    const again = (): void => setVoices((times) => times + 1);
    speechSynthesis.addEventListener('voiceschanged', again);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', again);
      speechSynthesis.cancel();
    };
  }, []);
  useEffect(() => {
    if (at === null || figure === undefined) return;
    const voice = voiceOf(speech);
    if (voice) {
      const words = Object.assign(new SpeechSynthesisUtterance(figure), { voice, lang: voice.lang, rate: 0.9 });
      speechSynthesis.cancel();
      speechSynthesis.speak(words);
    }
    const timer = setTimeout(() => setAt(at + 1 < figures.length ? at + 1 : null), EACH_MS);
    return () => clearTimeout(timer);
  }, [at, figure, figures.length, speech]);
  return {
    at,
    hasVoice: voiceOf(speech) !== null,
    start: () => setAt(0),
    stop: () => {
      if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
      setAt(null);
    },
  };
}
