import { number, object, schemaOf } from '../../../contract/shape';
import { readKid, readTyped, type ScannedRelease, SEAL_VERSION } from '../../../domain/guest-access/seal';
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '../../storage/storage-keys';
import { hasEnded } from '../../guide/guide-clock';
import { type GuideRecord, keepingGeneration, saveGuideRecord } from '../../guide/guide-record';
import { stayKeyFor } from '../stay-key';
import { unseal } from './unseal';

/** After so many wrong codes in a row, input is paused. */
const TRIES = 5;
const PAUSE_MS = 5 * 60_000;

export type Opening =
  | { kind: 'open'; record: GuideRecord }
  /** They open nothing here; `left` before the pause. */
  | { kind: 'wrong'; left: number }
  /** They are right in themselves, and not for the code that lies here: it has been changed since, or is another's. */
  | { kind: 'changed' }
  /** They are for another door. */
  | { kind: 'moved'; apartment: string }
  | { kind: 'paused' }
  /** The stay is over. */
  | { kind: 'over' }
  /** This browser, or what it keeps, cannot. */
  | { kind: 'unable' };

const triesShape = schemaOf(object<{ wrong: number; until: number }>({ wrong: number, until: number }));

function tries(): { wrong: number; until: number } {
  try {
    const kept = triesShape.safeParse(JSON.parse(readLocal(LOCAL_KEYS.sealTries) ?? 'null'));
    if (kept.success) return kept.data;
  } catch {
    // Written by other code on this origin.
  }
  return { wrong: 0, until: 0 };
}

/** Rest of the pause, in ms. It outlasts a reload; a clock that was set back does not lengthen it. */
export const pauseLeft = (): number => Math.min(PAUSE_MS, Math.max(0, tries().until - Date.now()));

function noteWrong(): number {
  const wrong = tries().wrong + 1;
  const isLast = wrong >= TRIES;
  writeLocal(
    LOCAL_KEYS.sealTries,
    JSON.stringify({ wrong: isLast ? 0 : wrong, until: isLast ? Date.now() + PAUSE_MS : 0 }),
  );
  return TRIES - wrong;
}

/** Tells why a release does not fit the record on this phone; `null` when nothing shows that without trying it. */
function mismatch(record: GuideRecord, scanned: ScannedRelease): Opening | null {
  const { apartment, codeRevision } = scanned;
  if (apartment !== record.apartment) return { kind: 'moved', apartment };
  return codeRevision === readKid(record.answer.sealed?.kid ?? '').codeRevision ? null : { kind: 'changed' };
}

/**
 * Opens the sealed code of a record, without a network, and keeps it as if the server had said it: until the stay's end.
 *
 * @param release what was typed, or read by the camera
 */
export async function openSeal(record: GuideRecord, release: string | ScannedRelease): Promise<Opening> {
  const { apartment, answer } = record;
  const { sealed, validFrom, validUntil, ...known } = answer;
  if (hasEnded(record, Date.now())) return { kind: 'over' };
  if (pauseLeft() > 0) return { kind: 'paused' };
  const key = stayKeyFor(apartment);
  const canTry = sealed?.v === SEAL_VERSION && validUntil !== null && key !== null;
  // Without TLS a browser has no cipher; there is no worker and nothing kept then either.
  if (!canTry || !('subtle' in crypto)) return { kind: 'unable' };
  const other = typeof release === 'string' ? null : mismatch(record, release);
  if (other) return other;
  const generation = keepingGeneration();
  const { code, checked } = readTyped(typeof release === 'string' ? release : release.symbols);
  const binding = { apartment, ...readKid(sealed.kid), validFrom, validUntil };
  const contents = await unseal(sealed, { code, key, binding });
  if (contents === null) {
    const left = noteWrong();
    return left === 0 ? { kind: 'paused' } : checked ? { kind: 'changed' } : { kind: 'wrong', left };
  }
  removeLocal(LOCAL_KEYS.sealTries);
  const { doorCode } = contents;
  const opened: GuideRecord = {
    ...record,
    answer: { ...known, ...contents, validFrom, validUntil, known: true, access: 'open', card: doorCode === null },
  };
  await saveGuideRecord(opened, generation);
  return { kind: 'open', record: opened };
}
