/** The event with which Chromium offers to install; it is not in the standard types. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** Offer to install: the browser's own prompt, the steps that lead there, thanks, or nothing. */
export type Offer = 'none' | 'prompt' | 'steps' | 'done';

let kept: InstallPrompt | 'installed' | null = null;
const listeners = new Set<() => void>();
const tell = (next: typeof kept): void => {
  kept = next;
  listeners.forEach((listener) => listener());
};

export const installPrompt = (): typeof kept => kept;

/** @returns ends the subscription */
export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps the browser's offer for our own button: it comes once, and maybe before anything of ours is drawn. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    tell(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => tell('installed'));
}

/** Has no prompt, and steps that lead there, which come with `domain/guide/icon/install-way.ts`; "wv" is a window of an app. */
const NEEDS_STEPS = /iP(?:hone|ad|od)|Android.+(?:Firefox|wv\))/;

/** iPads call themselves Macs with touch. */
const needsSteps = (): boolean =>
  NEEDS_STEPS.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function runsFromIcon(): boolean {
  return (navigator as { standalone?: boolean }).standalone ?? matchMedia('(display-mode: standalone)').matches;
}

export function offerNow(): Offer {
  if (kept === 'installed') return 'done';
  if (runsFromIcon()) return 'none';
  return kept ? 'prompt' : needsSteps() ? 'steps' : 'none';
}
