import { createStore } from 'zustand/vanilla';
import { openEventStream } from '../../api/event-stream';
import { ApiFailure, request } from '../../api/request';
import { watchDeskCall } from '../../contract/desk/desk-calls';
import type { Schema } from '../../contract/shape';
import { addressIn, type Answer, type Endpoint, type Where } from '../../contract/endpoint';
import type { Language } from '../../domain/languages';
import { DESK_PREFIX, isDeskCopyGood } from '../accounts/staff-copies';
import type { Cached, Source } from '../query/network-first';
import { createQuery, type Query, type QueryStore, querySource } from '../query/query';
import { attendance } from './desk-attended';

const TIMEOUT_MS = 10_000;

/**
 * State that the desk's pages share: changes, whether they are heard of, and whether the desk is open to this person.
 */
interface DeskNews {
  /** Grows with every change that the server, or this device, has made. */
  version: number;
  /** Changes are heard of by themselves. */
  live: boolean;
  /** Our server no longer takes this device for staff. */
  turnedAway: boolean;
  /** The hotel asks for a second factor that this person is still to set up. */
  mustEnrol: boolean;
  /** Grows with every call that was above the role of whoever sits here. */
  refused: number;
}

export const deskSyncStore = createStore<DeskNews>(() => ({
  version: 0,
  live: false,
  turnedAway: false,
  mustEnrol: false,
  refused: 0,
}));

/** Has every open page of the desk ask again. */
export function invalidateDesk(): void {
  deskSyncStore.setState(({ version }) => ({ version: version + 1 }));
}

/** Hears of changes until the function that it gives is called. */
export function subscribeToDesk(): () => void {
  deskSyncStore.setState({ turnedAway: false, mustEnrol: false });
  return openEventStream(watchDeskCall.path, {
    onChange: invalidateDesk,
    onState: (live) => deskSyncStore.setState({ live }),
  });
}

/** Source of a reading of the desk; a search for people has its question in the body and is kept nowhere. */
export type DeskSource<T> = Source<T> & { body?: unknown };

/**
 * A reading of the desk.
 *
 * @param keep whether the answer is kept for a time without a network; searches for people are not
 * @param onAnswer does what an answer of our server asks for, before anybody sees it
 */
export function deskQuery<T>(source: DeskSource<T>, keep = true, onAnswer?: (data: T) => Promise<void>): QueryStore<T> {
  const cached = querySource(source);
  return createQuery({
    ask: async (signal) => {
      try {
        const answer = keep ? await cached.ask(signal) : await askUnkept(source, signal);
        await onAnswer?.(answer.data);
        return answer;
      } catch (error) {
        noteRefusal(error);
        throw error;
      }
    },
    kept: async () => {
      const copy = keep ? await cached.kept() : null;
      return copy && isDeskCopyGood(copy.savedAt, Date.now()) ? copy : null;
    },
  });
}

async function askUnkept<T>(source: DeskSource<T>, signal: AbortSignal): Promise<Cached<T>> {
  const { path, schema, timeoutMs, lang, body } = source;
  const asked = body === undefined ? {} : { method: 'POST' as const, body };
  const headers = attendance();
  const data = await request({ path, schema, timeoutMs, signal, headers, ...asked, ...(lang ? { lang } : {}) });
  return { data, savedAt: Date.now() };
}

/** A reading that asks for nothing and has nothing. */
export const noReading = <T>(): QueryStore<T> =>
  Object.assign(
    createStore<Query<T>>(() => ({ data: null, savedAt: null, old: false, failure: null, asking: false })),
    { start: () => () => undefined, refresh: () => Promise.resolve() },
  );

/** Learns from an error that this device is not staff (any more). */
export function noteRefusal(error: unknown): void {
  if (!(error instanceof ApiFailure) || !error.ours || (error.status !== 401 && error.status !== 403)) return;
  if (error.code === 'secondFactorMissing') deskSyncStore.setState({ mustEnrol: true });
  else if (error.code === 'roleNeeded') deskSyncStore.setState(({ refused }) => ({ refused: refused + 1 }));
  else if (error.code !== 'confirmNeeded') deskSyncStore.setState({ turnedAway: true });
}

/** A reading of the desk, under its key and language. */
export const deskSource = <Path extends string, Reply extends object>(
  key: string,
  call: Pick<Endpoint<Path, unknown, Reply>, 'path' | 'reply'>,
  { params, query }: Where<NoInfer<Path>>,
  lang: Language,
): Source<Answer<Reply>> => {
  const path = addressIn(call.path, params, query);
  return {
    key: `${DESK_PREFIX}${key}:${lang}`,
    path: `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
    schema: call.reply as Schema<Answer<Reply>>,
    timeoutMs: TIMEOUT_MS,
    lang,
    headers: attendance,
  };
};
