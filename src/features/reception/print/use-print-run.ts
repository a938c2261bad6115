import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../api/request';
import { cardsPerSheet, type PrintFormat } from '../../../domain/print/formats';
import type { Language } from '../../../domain/languages';
import { noteRefusal } from '../../../offline/desk/desk-query';
import { withProof } from '../shared/ask-again';
import { checkCards, type FaultyCard, type PrintCard } from './print-check';
import type { CardPlan } from './print-plan';
import type { ReadQr } from './print-reader';
import { readWifi } from './print-wifi';

/** Progress is told so often, in ms; each time what is ready is laid on its sheets. */
const TOLD_EVERY_MS = 100;

export interface PrintRun {
  phase: 'idle' | 'reading' | 'done' | 'failed';
  /** Cards read back so far. */
  done: number;
  /** Cards that may be printed, sheet by sheet. A sheet that is full stays the same object. */
  sheets: readonly (readonly PrintCard[])[];
  faulty: readonly FaultyCard[];
  /** Reason why it failed, when our server or the network is it. */
  failure: ApiFailure | null;
}

const IDLE: PrintRun = { phase: 'idle', done: 0, sheets: [], faulty: [], failure: null };

interface Job {
  plans: readonly CardPlan[];
  format: PrintFormat;
  wifi: boolean;
}

/**
 * Reads codes back before they are printed. What was read for one choice counts for no other: a new job starts anew.
 *
 * @param job the same object as long as nothing of the choice has changed
 */
export function usePrintRun(job: Job, lang: Language, openReader: () => Promise<ReadQr>) {
  const [run, setRun] = useState<PrintRun & { job: Job }>({ ...IDLE, job });
  const leaving = useRef<AbortController | null>(null);
  const cancel = useCallback((): void => {
    leaving.current?.abort();
    setRun((last) => ({ ...IDLE, job: last.job }));
  }, []);
  useEffect(() => () => leaving.current?.abort(), [job]);

  const start = async (): Promise<void> => {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    let state: PrintRun = { ...IDLE, phase: 'reading' };
    const tell = (next: Partial<PrintRun>): void => {
      state = { ...state, ...next };
      if (!signal.aborted) setRun({ ...state, job });
    };
    tell({});
    try {
      const apartments = job.plans.map(({ door }) => door.apartment);
      const wifi = job.wifi ? await withProof(() => readWifi(apartments, lang, signal)) : null;
      if (job.wifi && wifi === null) {
        tell(IDLE);
        return;
      }
      const tray = new Tray(cardsPerSheet(job.format));
      let told = performance.now();
      const onPause = (): void => {
        if (performance.now() - told < TOLD_EVERY_MS) return;
        told = performance.now();
        tell({ done: tray.count, sheets: tray.full });
      };
      const read = await openReader();
      await checkCards(job.plans, wifi, read, { onCard: (card) => tray.lay(card), onPause }, signal);
      tell({ phase: 'done', done: tray.count, sheets: tray.all, faulty: tray.faulty });
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof ApiFailure ? error : null;
      if (failure) noteRefusal(failure);
      tell({ ...IDLE, phase: 'failed', failure });
    }
  };
  return { run: run.job === job ? run : IDLE, start, cancel };
}

/** Cards as they come, dealt out on sheets. */
class Tray {
  readonly #size: number;
  readonly #sheets: PrintCard[][] = [];
  #open: PrintCard[] = [];
  readonly faulty: FaultyCard[] = [];
  count = 0;

  constructor(size: number) {
    this.#size = size;
  }

  lay(card: PrintCard | FaultyCard): void {
    this.count += 1;
    if ('read' in card) this.faulty.push(card);
    else if (this.#open.push(card) === this.#size) {
      this.#sheets.push(this.#open);
      this.#open = [];
    }
  }

  get full(): PrintCard[][] {
    return [...this.#sheets];
  }

  get all(): PrintCard[][] {
    return this.#open.length === 0 ? this.full : [...this.#sheets, this.#open];
  }
}
