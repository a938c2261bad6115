import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';
const SHOWN_MS = 2500;

/** The clipboard is missing on an address without TLS; the old way still works there. */
function copyTheOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr';
  field.readOnly = true;
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  // Deprecated, and the only thing there is without a secure context.
  const legacy = document as unknown as { execCommand(command: string): boolean };
  const done = legacy.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    try {
      return copyTheOldWay(text);
    } catch {
      return false;
    }
  }
}

/** Copies a text and says for a moment how it went. */
export function useCopied(text: string): [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, () => void copy(text).then((done) => setState(done ? 'copied' : 'failed'))];
}
