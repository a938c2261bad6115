const HOUR_MS = 3_600_000;
/** A clock that stands further than this past what is known of it is believed by nobody but a person, in ms. */
export const BELIEVED_AHEAD_MS = 7 * 24 * HOUR_MS;
/** So long after a start nothing is forgotten, in ms: a machine may set its clock right only after some minutes. */
const FORGETS_AFTER_MS = HOUR_MS;

/** Holds what is known of the machine's clock. */
export interface ClockFacts {
  /** Holds what it says, UTC ms. */
  now: number;
  /** The latest time that was believed: noted while the server ran, or said by a person; UTC ms. */
  believed: number;
  /** Says how long the server has run, in ms, by a clock that nobody sets. */
  upMs: number;
}

/**
 * Tells whether the clock stands too far ahead to end anything by it. One that stands behind ends too little, which harms
 * nobody.
 */
export const isClockDoubted = ({ now, believed }: Pick<ClockFacts, 'now' | 'believed'>): boolean =>
  now - believed > BELIEVED_AHEAD_MS;

/**
 * Tells whether something may be deleted or ended for good because its time is over. A machine that starts with a clock years
 * ahead would forget every guest within a second, and nothing brings that back; so a person is asked, also after a
 * house was closed for a season. A house that is merely quiet is not asked: a running server notes its time.
 */
export const mayForget = (facts: ClockFacts): boolean => facts.upMs >= FORGETS_AFTER_MS && !isClockDoubted(facts);

/**
 * The latest time that is believed from now on, UTC ms. A clock that stands behind by more than what would be believed
 * ahead takes it back: what was believed then was wrong, and so small a number only asks a person sooner. Nothing is
 * learnt in the first hour, in which a machine without a battery for its clock may still live in an earlier year.
 */
export function believedNext({ now, believed, upMs }: ClockFacts): number {
  if (!mayForget({ now, believed, upMs })) return believed;
  return now > believed || believed - now > BELIEVED_AHEAD_MS ? now : believed;
}
