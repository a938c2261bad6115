import { probe } from '../../api/probe';
import { goesByItself } from '../../domain/outbox-age';
import { backOff } from '../network/back-off';
import type { OutboxEntry } from '../storage/db-rows';
import { exclusively } from '../network/exclusive';
import { networkStore } from '../network/network';
import { type Verdict, attempt } from './outbox-attempt';
import { belongsHere } from './outbox-owner';
import { change, entries, entryOf } from './outbox-store';

/** Kinds of failure after which it is worth trying as soon as the network is back. */
const OF_THE_NETWORK = ['offline', 'timeout', 'portal'];

let running: Promise<void> | null = null;
let again = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** While the network itself is away the whole queue waits, not one item. */
let quietUntil = 0;
let outages = 0;
let sending: string | null = null;
let changed: () => Promise<void> = () => Promise.resolve();

/** Called after every change the queue makes. */
export function onQueueChange(listener: () => Promise<void>): void {
  changed = listener;
}

export function sendingId(): string | null {
  return sending;
}

/** One pass over everything that is due, in order, in one tab at a time. A call during a pass makes it run again. */
export function flushQueue(): Promise<void> {
  again = true;
  running ??= passes();
  return running;
}

async function passes(): Promise<void> {
  try {
    await exclusively('hien-outbox', async () => {
      while (again) {
        again = false;
        await pass();
      }
    });
  } finally {
    running = null;
    await (again ? flushQueue() : schedule());
  }
}

/** The network is back: what failed for want of it is due at once, what our server put off keeps its time. */
export async function flushAfterOutage(): Promise<void> {
  quietUntil = 0;
  for (const entry of await waiting()) {
    if (OF_THE_NETWORK.includes(entry.reason ?? '')) await change({ ...entry, next: 0 });
  }
  await flushQueue();
  // What has waited too long meanwhile is asked about.
  await changed();
}

/** Ends the timer; for tests, and for a page that goes away. */
export function stopQueue(): void {
  clearTimeout(timer);
  quietUntil = 0;
  outages = 0;
}

async function pass(): Promise<void> {
  for (const { id } of await due()) {
    const entry = await entryOf(id); // it may have been removed or settled meanwhile
    if (entry === undefined || !mayGo(entry)) continue;
    sending = id;
    await changed();
    const verdict = await attempt(entry).finally(() => {
      sending = null;
    });
    await change(settled(entry, verdict, Date.now()));
    await changed();
    if (verdict.is === 'later' && verdict.network && (await networkIsAway())) return;
    outages = 0;
  }
}

async function due(): Promise<OutboxEntry[]> {
  const now = Date.now();
  if (!navigator.onLine || now < quietUntil) return [];
  return (await waiting()).filter((entry) => entry.next <= now);
}

/** Gives what may be sent in the session that this device has now, and is not so old that its writer is asked first. */
async function waiting(): Promise<OutboxEntry[]> {
  return (await entries()).filter(mayGo);
}

const mayGo = (entry: OutboxEntry): boolean =>
  entry.state === 'waiting' && belongsHere(entry) && goesByItself(entry, Date.now());

/** Is it the network, or only this item? If the network, the others would fail in the same way: they wait too. */
async function networkIsAway(): Promise<boolean> {
  if ((await probe()) === 'answered') return false;
  outages += 1;
  quietUntil = Date.now() + backOff(outages);
  return true;
}

/** Code and field of a refusal, where our server names them. */
export const refusalOf = ({ code, field }: { code?: string; field?: string }): { code?: string; field?: string } => ({
  ...(code !== undefined && { code }),
  ...(field !== undefined && { field }),
});

function settled(entry: OutboxEntry, verdict: Verdict, now: number): OutboxEntry {
  // Reasons of the attempt before do not count any more.
  const { authorization, reason: _, code: _code, field: _field, ...kept } = entry;
  const tries = entry.tries + 1;
  if (verdict.is === 'delivered') return { ...kept, tries, body: null, state: 'sent', settledAt: now };
  const { failure } = verdict;
  const failed = { ...kept, tries, reason: failure.kind, ...refusalOf(failure) };
  // Nothing of a stay is left behind here: its guide shows what was refused by a list of its own.
  if (verdict.is === 'refused')
    return { ...failed, ...(authorization && { body: null }), state: 'refused', settledAt: now };
  const next = now + Math.max(failure.retryAfter ?? 0, backOff(tries));
  return { ...failed, ...(authorization && { authorization }), state: 'waiting', next };
}

async function schedule(): Promise<void> {
  clearTimeout(timer);
  const unsent = await waiting();
  // Without a network at all the phone itself says when there is one again.
  if (unsent.length === 0 || !navigator.onLine) return;
  const next = Math.max(quietUntil, Math.min(...unsent.map((entry) => entry.next)));
  timer = setTimeout(onTimer, Math.max(0, next - Date.now()));
}

function onTimer(): void {
  // The network watch asks by itself and wakes the queue; until then there is nothing to be had.
  if (['offline', 'portal'].includes(networkStore.getState().state)) return;
  void flushQueue();
}
