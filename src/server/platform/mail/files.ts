import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { emailKey } from '../../../domain/contact';

/**
 * Mails of one person that are to be deleted. A mail that held a key has been wiped in the database: its file alone
 * says whom it went to.
 */
interface MailsOfPerson {
  ids: readonly string[];
  /** Addresses as `emailKey` writes them. */
  emails: ReadonlySet<string>;
  /** These stay although they went to one of the addresses. */
  except: readonly string[];
}

/** Mails that a hotel without a mail server keeps as files; each ends with the mail's own id. */
export class MailFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Deletes the files of one person's mails. */
  async removeOf({ ids, emails, except }: MailsOfPerson): Promise<void> {
    const own = new Set(ids);
    const kept = new Set(except);
    await this.#removeWhere(async (name, file) => {
      const id = idOf(name);
      if (own.has(id)) return true;
      return !kept.has(id) && emails.has(recipientOf(await readFile(file, 'utf8')));
    });
  }

  /** Deletes files that were written before an instant, UTC ms. */
  removeBefore(instant: number): Promise<void> {
    return this.#removeWhere(async (_name, file) => (await stat(file)).mtimeMs < instant);
  }

  async #removeWhere(goes: (name: string, file: string) => Promise<boolean>): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.eml'))) {
      const file = path.join(this.#folder, name);
      if (await goes(name, file)) await rm(file, { force: true });
    }
  }
}

const ID_LETTERS = 36;
/** `<time>-<id>.eml`, and an id is a UUID. */
const idOf = (name: string): string => name.slice(0, -'.eml'.length).slice(-ID_LETTERS);

/** Our own mails go to one address, which stands alone in its line. */
const recipientOf = (message: string): string => emailKey(/^To:\s*<?([^<>\s]+)>?\s*$/im.exec(message)?.[1] ?? '');
