import type { CalendarProblem } from '../../../contract/channels/desk';

/** Thrown of a calendar that could not be read. */
export class CalendarUnread extends Error {
  override readonly name = 'CalendarUnread';
  readonly problem: CalendarProblem;

  constructor(problem: CalendarProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
