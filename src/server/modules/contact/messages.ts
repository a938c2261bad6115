import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../../contract/contact/contacts';
import { checkContact, cleanContact } from '../../../domain/validation/contact-form';
import { insertMessage } from './store';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import { answerOnce } from '../../platform/db/replay';

interface Deps {
  db: Database;
  clock: () => number;
}

/** Messages of the contact page and issues of the help page: kept for reception, which answers by mail or phone. */
export class MessageService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @param key the call's idempotency key: same key and words, same receipt, one message
   * @returns `{id, receivedAt}` as JSON
   * @throws AppError 422 with the first field that breaks a rule of its form, or `keyReused`
   */
  async take({ kind = 'contact', ...typed }: ContactMessage, key: string | null): Promise<string> {
    const values = cleanContact(typed);
    const [issue] = checkContact(values, kind);
    if (issue) throw new AppError(422, issue.code, { field: issue.field });
    const call = { route: 'contacts', key, body: { kind, ...values }, status: 201 };
    return answerOnce(this.#deps, call, async (tx, now) => {
      const id = randomUUID();
      await insertMessage(tx, { id, kind, values }, now);
      return JSON.stringify({ id, receivedAt: new Date(now).toISOString() });
    });
  }
}
