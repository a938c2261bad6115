import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metric } from './exposition';

/** Upper ends of the histogram's classes, in seconds. */
const CLASSES_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
/** Methods that are counted by name; whoever makes up others makes up no new figures. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Counted as nginx does for an answer that nobody waited for. */
const GONE = 499;

/** Counts this process's answers: how many of each method and status, and how long they took. */
export class AnswerCounts {
  readonly #byKind = new Map<string, number>();
  readonly #classes = CLASSES_S.map(() => 0);
  #sum = 0;
  #count = 0;

  /** Counts an answer when it has ended. A stream of events has no time that would tell something. */
  watch(request: Pick<IncomingMessage, 'method'>, response: ServerResponse): void {
    const begun = performance.now();
    response.once('close', () => {
      const method = METHODS.includes(request.method ?? '') ? (request.method ?? '') : 'other';
      const kind = `${method} ${response.writableFinished ? response.statusCode : GONE}`;
      this.#byKind.set(kind, (this.#byKind.get(kind) ?? 0) + 1);
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
      this.#addTime((performance.now() - begun) / 1000);
    });
  }

  #addTime(seconds: number): void {
    this.#sum += seconds;
    this.#count += 1;
    const at = CLASSES_S.findIndex((end) => seconds <= end);
    if (at !== -1) this.#classes[at] = (this.#classes[at] ?? 0) + 1;
  }

  metrics(): Metric[] {
    let below = 0;
    const buckets = CLASSES_S.map((end, at) => {
      below += this.#classes[at] ?? 0;
      return { suffix: '_bucket' as const, labels: { le: String(end) }, value: below };
    });
    return [
      {
        name: 'hien_answers_total',
        help: 'Answers by method and status; 499 where nobody waited for the end.',
        type: 'counter',
        samples: [...this.#byKind].map(([kind, value]) => {
          const [method = '', status = ''] = kind.split(' ');
          return { labels: { method, status }, value };
        }),
      },
      {
        name: 'hien_answer_seconds',
        help: 'Time from a request to the end of its answer, streams of events apart.',
        type: 'histogram',
        samples: [
          ...buckets,
          { suffix: '_bucket', labels: { le: '+Inf' }, value: this.#count },
          { suffix: '_sum', value: this.#sum },
          { suffix: '_count', value: this.#count },
        ],
      },
    ];
  }
}
