import { readFileSync } from 'node:fs';
import { oneLine } from './platform/start-error';

/** Settings that are nobody else's business. Each can lie in a file, where no list of processes and no unit shows it. */
const SECRETS = [
  'DATABASE_URL',
  'BACKUP_PASSPHRASE',
  'SMTP_URL',
  'MOMO_ACCESS_KEY',
  'MOMO_SECRET_KEY',
  'SHEETS_KEY',
  'AI_API_KEY',
  'RECEPTION_PASSWORD',
] as const;

/** Names of the settings that give a file with another one's value, such as `SMTP_URL_FILE`. */
export const SECRET_FILES: readonly string[] = SECRETS.map((name) => `${name}_FILE`);

/** Files that the settings name. */
export const secretFilesIn = (set: Settings): string[] =>
  SECRET_FILES.map((name) => set[name] ?? '').filter((file) => file.trim() !== '');

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Puts what lies in files where the settings name them, as `SMTP_URL_FILE` does for `SMTP_URL`. Ends of lines after the
 * value do not belong to it.
 *
 * @param set settings that are not empty
 * @returns the settings with the files' values, and a line for each file that cannot be used; never a value
 */
export function withSecretFiles(set: Settings): { settings: Settings; problems: string[] } {
  const settings: Record<string, string | undefined> = { ...set };
  const problems = SECRETS.flatMap((name) => {
    const variable = `${name}_FILE`;
    const file = set[variable];
    if (file === undefined) return [];
    if (set[name] !== undefined) return [`${variable}: ${name} is set as well; one of the two is enough.`];
    try {
      const value = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
      if (value.trim() === '') return [`${variable}: ${file} is empty.`];
      settings[name] = value;
      return [];
    } catch (error) {
      return [`${variable}: ${file} cannot be read (${oneLine(error)}).`];
    }
  });
  return { settings, problems };
}
