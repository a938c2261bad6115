import { useEffect, useState } from 'react';
import { COPIED_SHOWN_MS, copyText } from '../copy-text';

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a text and says for a moment how it went. */
export function useCopied(text: string): [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, () => void copyText(text).then((done) => setState(done ? 'copied' : 'failed'))];
}
