import { type Limits, USUAL_LIMITS } from '../../src/domain/desk/limits';
import { writeDocument } from '../../src/server/platform/db/documents';
import { haveNoticed, type TestServer } from './server';

/** Sets what the hotel has decided about strangers. */
export async function setLimits(server: TestServer, limits: Partial<Limits>): Promise<void> {
  const { database, clock } = server;
  const all = { ...USUAL_LIMITS, ...limits };
  await writeDocument(database.db, 'limits', { limits: all, houseLines: [] }, clock.now);
  await haveNoticed(server);
}

/** Kinds of what reception still has to look at. */
export const openNotes = async ({ database }: TestServer): Promise<string[]> => {
  const rows = await database.db.selectFrom('attention').select('kind').where('resolved_at', 'is', null).execute();
  return rows.map(({ kind }) => kind);
};
