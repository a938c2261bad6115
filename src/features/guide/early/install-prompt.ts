/** The event with which Chromium offers to install; it is not in the standard types. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** What there is to offer: the browser's own prompt, the way through the share sheet, thanks, or nothing. */
export type Offer = 'none' | 'prompt' | 'share' | 'done';

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

/** iPhone and iPad have no prompt: the way goes through the share sheet. iPads call themselves Macs with touch. */
function isAppleTouch(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function runsFromIcon(): boolean {
  return (
    (navigator as { standalone?: boolean }).standalone === true ||
    (typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches)
  );
}

export function offerNow(): Offer {
  if (kept === 'installed') return 'done';
  if (runsFromIcon()) return 'none';
  return kept ? 'prompt' : isAppleTouch() ? 'share' : 'none';
}
