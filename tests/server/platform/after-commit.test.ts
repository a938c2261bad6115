import { expect, it } from 'vitest';
import { USUAL_LIMITS } from '../../../src/domain/desk/limits';
import { deskOf } from '../../support/desk';
import { onSqlite } from '../../support/server-engines';

const start = onSqlite();

it('a change that stands is answered as done when the hotel cannot be read again', async () => {
  const server = await start();
  const { db } = server.database;
  const desk = await deskOf(server);
  const kept = await db.selectFrom('documents').selectAll().where('name', '=', 'profile').executeTakeFirstOrThrow();
  await db.deleteFrom('documents').where('name', '=', 'profile').execute();
  const limits = { ...USUAL_LIMITS, formsAMinute: USUAL_LIMITS.formsAMinute + 1 };
  expect((await desk.send('PUT', 'limits', { limits })).statusCode).toBe(200);
  expect(server.app.services.limitSettings.current.limits).toEqual(USUAL_LIMITS);
  await db.insertInto('documents').values(kept).execute();
  server.clock.forward(5000);
  expect((await desk.get('limits')).json()).toMatchObject({ limits });
});
