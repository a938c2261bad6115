/** Letters and figures of a setup code: none that is taken for another on a screen or on paper. */
export const SETUP_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const SETUP_CODE_LENGTH = 8;
const HALF = SETUP_CODE_LENGTH / 2;

/** Writes a code as it is told: `7K4M-29QT`. Of what is typed, small letters, spaces and any hyphen are forgiven. */
export function showSetupCode(typed: string): string {
  const code = typed
    .normalize('NFKC')
    .replace(/[^0-9A-Za-z]/g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return code.length > HALF ? `${code.slice(0, HALF)}-${code.slice(HALF)}` : code;
}
