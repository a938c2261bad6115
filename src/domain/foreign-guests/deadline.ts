const HOUR_MS = 3_600_000;

/** Hours within which a guest is declared (Law 47/2014, article 33): 12, and 24 in remote areas. */
export const DECLARE_WITHIN_HOURS = [12, 24] as const;
export type DeclareWithinHours = (typeof DECLARE_WITHIN_HOURS)[number];

/** With less time left than this, ms, a declaration is urgent. */
const DECLARE_SOON_MS = 3 * HOUR_MS;

/** Until when a guest is to be declared whose time runs from an instant; both in UTC ms. */
export const declareBy = (from: number, within: DeclareWithinHours): number => from + within * HOUR_MS;

export const DECLARATION_STATES = ['later', 'open', 'soon', 'overdue', 'declared'] as const;
type DeclarationState = (typeof DECLARATION_STATES)[number];

/** Instants of a guest that the deadline of declaring depends on, UTC ms. */
interface Declarable {
  arrivedAt: number;
  declaredAt: number | null;
  /** Instant at which their stay became another one than was declared; `null` when it never did. */
  dueSince: number | null;
}

/** Tells whether a guest is declared with their present stay. */
export const isDeclared = ({ declaredAt, dueSince }: Pick<Declarable, 'declaredAt' | 'dueSince'>): boolean =>
  declaredAt !== null && (dueSince === null || declaredAt >= dueSince);

/** From when the time to declare runs, in UTC ms: the arrival, or the change that has to be declared again. */
export const declareFrom = ({ arrivedAt, dueSince }: Pick<Declarable, 'arrivedAt' | 'dueSince'>): number =>
  Math.max(arrivedAt, dueSince ?? arrivedAt);

/**
 * Says how far a declaration is at an instant, by the server's clock. All in UTC ms.
 *
 * @returns `later` for a guest who is still to come
 */
export function declarationState(guest: Declarable, within: DeclareWithinHours, now: number): DeclarationState {
  if (isDeclared(guest)) return 'declared';
  const left = declareBy(declareFrom(guest), within) - now;
  if (left <= 0) return 'overdue';
  if (now < guest.arrivedAt) return 'later';
  return left <= DECLARE_SOON_MS ? 'soon' : 'open';
}
