/** A door's lock, as the desk knows it. */
export interface DoorLock {
  /** Holds what it opens with now; `null` for none known. */
  doorCode: string | null;
  /** It opens with a card: there is no code, and none comes. */
  card: boolean;
  /** Holds what it will open with after the next change; `null` for none chosen. */
  nextDoorCode: string | null;
  /** Says when that was chosen, UTC ms; `null` when nobody knows. */
  nextChosenAt: number | null;
  /** Grows with every change of the code. */
  codeRevision: number;
}

/** Says how far a stay is: its code is still to come, or is shown. */
export interface StayAtDoor {
  access: 'early' | 'open';
  /** Since when its code is shown, UTC ms; `null` while it is not. */
  openedAt: number | null;
}

/** The code that a stay's guest opens with, and which of the door's codes that is. */
interface CodeOfStay {
  doorCode: string | null;
  codeRevision: number;
  /** The lock is still to get the code that this stay's phones hold or will hold. */
  lockWaits: boolean;
}

/**
 * Names which code of a door belongs to a stay: the one place that says so, for the envelope, for what opens it and for the
 * open guide. A next code is the coming guest's; the guest who is in keeps the lock's. It becomes the door's with the
 * next revision, and its envelope is of that one already.
 *
 * | next code              | stay    | its code | the lock waits |
 * | ---------------------- | ------- | -------- | -------------- |
 * | none                   | any     | lock's   | no             |
 * | chosen                 | to come | next     | yes            |
 * | chosen before it opened | open   | lock's   | yes            |
 * | chosen since it opened | open    | lock's   | no             |
 *
 * What is open is always what the lock has, so that nobody reads a code at a door that does not know it.
 */
export function codeOfStay(lock: DoorLock, { access, openedAt }: StayAtDoor): CodeOfStay {
  const { card, nextDoorCode, nextChosenAt, codeRevision } = lock;
  const own = { doorCode: card ? null : lock.doorCode, codeRevision };
  if (card || nextDoorCode === null) return { ...own, lockWaits: false };
  if (access === 'early') return { doorCode: nextDoorCode, codeRevision: codeRevision + 1, lockWaits: true };
  return { ...own, lockWaits: nextChosenAt === null || openedAt === null || nextChosenAt < openedAt };
}

/**
 * The stay for which the lock is to get its next code now; `null` when it is not to be touched: no next code, nobody who
 * waits for it, or a guest inside who keeps the code of now.
 *
 * @param stays everybody's behind this door, the earliest first
 */
export function stayForNextCode<Stay extends { access: 'early' | 'open' | 'ended'; openedAt: number | null }>(
  lock: DoorLock,
  stays: readonly Stay[],
): Stay | null {
  const waits = ({ access, openedAt }: Stay): boolean =>
    access !== 'ended' && codeOfStay(lock, { access, openedAt }).lockWaits;
  if (stays.some((stay) => stay.access === 'open' && !waits(stay))) return null;
  return stays.find(waits) ?? null;
}
