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

/** Time that a button says how it went. */
export const COPIED_SHOWN_MS = 2500;

/** Puts a text into the clipboard. Never rejects. @returns whether it is there */
export async function copyText(text: string): Promise<boolean> {
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
