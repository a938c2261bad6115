const HOUR_MS = 3_600_000;

/** Hours within which a guest is declared (Law 47/2014, article 33): 12, and 24 in remote areas. */
export const DECLARE_WITHIN_HOURS = [12, 24] as const;
export type DeclareWithinHours = (typeof DECLARE_WITHIN_HOURS)[number];

/** With so little left, in ms, somebody ought to do it now. */
export const DECLARE_SOON_MS = 3 * HOUR_MS;

/** Until when a guest who came at an instant is to be declared; both in UTC ms. */
export const declareBy = (arrivedAt: number, within: DeclareWithinHours): number => arrivedAt + within * HOUR_MS;

export const DECLARATION_STATES = ['later', 'open', 'soon', 'overdue', 'declared'] as const;
export type DeclarationState = (typeof DECLARATION_STATES)[number];

/**
 * How far a declaration is at an instant, by the server's clock. All in UTC ms.
 *
 * @returns `later` for a guest who is still to come
 */
export function declarationState(
  { arrivedAt, declaredAt }: { arrivedAt: number; declaredAt: number | null },
  within: DeclareWithinHours,
  now: number,
): DeclarationState {
  if (declaredAt !== null) return 'declared';
  const left = declareBy(arrivedAt, within) - now;
  if (left <= 0) return 'overdue';
  if (now < arrivedAt) return 'later';
  return left <= DECLARE_SOON_MS ? 'soon' : 'open';
}
