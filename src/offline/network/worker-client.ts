import type { MessageToWorker, WorkerAnswer } from '../../contract/guide/worker';

const ANSWER_LIMIT_MS = 120_000;
const PROGRAM_LIMIT_MS = 3000;

/**
 * Asks the active worker and waits for its answer; `null` when there is no worker or it does not answer. Never rejects.
 */
export async function askWorker(message: MessageToWorker): Promise<WorkerAnswer | null> {
  const worker = await activeWorker();
  return worker && ask(worker, message, ANSWER_LIMIT_MS);
}

/**
 * Asks which program a worker is of; `null` when it does not say, as one of an earlier release does not. Never rejects.
 */
export async function programOf(worker: ServiceWorker): Promise<string | null> {
  return (await ask(worker, { type: 'program' }, PROGRAM_LIMIT_MS))?.program ?? null;
}

function ask(worker: ServiceWorker, message: MessageToWorker, limitMs: number): Promise<WorkerAnswer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer: WorkerAnswer | null): void => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => settle(null), limitMs);
    port1.onmessage = (event: MessageEvent<WorkerAnswer>) => settle(event.data);
    worker.postMessage(message, [port2]);
  });
}

/** The worker in charge of this origin now, without waiting for one. */
async function activeWorker(): Promise<ServiceWorker | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active ?? null;
  } catch {
    return null; // unsupported, blocked, or an origin without TLS
  }
}
