/** The event with which Chromium offers to install; it is not in the standard types. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

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
