import type { Worker } from 'node:worker_threads';
import type { CalendarProblem } from '../../../contract/channels/desk';
import type { Day } from '../../../domain/days';
import { CalendarUnread } from './calendar-problem';
import { type CalendarContent, contentOf } from './events';

/** Task that the thread is given, and the outcome that it gives back. */
export interface CalendarTask {
  text: string;
  from: Day;
  until: Day;
}
export type CalendarOutcome = { content: CalendarContent } | { problem: CalendarProblem };

// The whole file is one text by the time it runs, which can import nothing.
const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads') as unknown as {
  parentPort: Pick<Worker, 'postMessage'> | null;
  workerData: CalendarTask;
};

/** The one calendar that this thread is there for. */
function outcomeOf({ text, from, until }: CalendarTask): CalendarOutcome {
  try {
    return { content: contentOf(text, from, until) };
  } catch (error) {
    return { problem: error instanceof CalendarUnread ? error.problem : 'damaged' };
  }
}

parentPort?.postMessage(outcomeOf(workerData));
