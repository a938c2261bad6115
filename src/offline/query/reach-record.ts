import * as z from 'zod/mini';
import { request } from '../../api/request';
import type { ReachRecord } from '../../domain/accessibility/criteria';
import type { QuerySource } from './query';

const schema = z.object({ day: z.nullable(z.string()), passed: z.record(z.string(), z.boolean()) });

/** Results of the tests of the build that is served: a file beside its pages. Never kept: the next build is another one. */
export const reachRecord: QuerySource<ReachRecord> = {
  ask: async (signal) => ({ data: await request({ path: '/reach-record.json', schema, signal }), savedAt: Date.now() }),
  kept: () => Promise.resolve(null),
};
