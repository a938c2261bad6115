import { Worker } from 'node:worker_threads';
import type { Day } from '../../../domain/days';
import { CalendarUnread } from './calendar-problem';
import type { CalendarOutcome, CalendarTask } from './calendar-thread';
import thread from './calendar-thread?inline-script';
import type { CalendarContent } from './events';

/** A calendar of a thousand entries takes a tenth of this on a slow machine. */
const LIMIT_MS = 5000;
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * Stays in another channel's calendar, read in a thread that can be stopped: a rule of a few letters may recur without
 * ever coming to a day, and would hold everything that this process answers (decision 70).
 *
 * @throws CalendarUnread as `contentOf`; `tooComplex` when time or memory did not suffice
 */
export async function readApart(text: string, from: Day, until: Day, limitMs = LIMIT_MS): Promise<CalendarContent> {
  const task: CalendarTask = { text, from, until };
  const worker = new Worker(thread, {
    eval: true,
    workerData: task,
    resourceLimits: MEMORY,
    // Nothing of ours: neither settings nor what the process was started with.
    env: {},
    execArgv: [],
  });
  let late: NodeJS.Timeout | undefined;
  try {
    return await new Promise<CalendarContent>((resolve, reject) => {
      const stop = (): void => reject(new CalendarUnread('tooComplex'));
      late = setTimeout(stop, limitMs);
      worker.once('message', (outcome: CalendarOutcome) => {
        if ('content' in outcome) resolve(outcome.content);
        else reject(new CalendarUnread(outcome.problem));
      });
      worker.once('error', (error: Error & { code?: unknown }) =>
        reject(new CalendarUnread(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooComplex' : 'failed')),
      );
      worker.once('exit', stop);
    });
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
