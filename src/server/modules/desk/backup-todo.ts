import type { Todo } from '../../../contract/desk/today';
import type { Database } from '../../platform/db/schema';
import { isoOf } from '../../platform/iso';
import { readMissing } from '../backups/module';
import { nothingKnown } from './nothing-known';

/** Tells that the house has had no good copy of its data for too long. */
export async function readBackupTodo(db: Database, now: number): Promise<Todo[]> {
  const missing = await readMissing(db, now);
  return missing === null ? [] : [{ ...nothingKnown('backup'), at: isoOf(missing.since), code: missing.fault }];
}
