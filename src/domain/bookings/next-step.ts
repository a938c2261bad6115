import type { BookingStatus } from './booking';

/** Steps of a booking that reception takes one after the other, and those by which it is mended. */
export type NextStep = 'name' | 'confirm' | 'refund' | 'comeLate' | 'door' | 'arrive' | 'pay' | 'leave' | 'unblock';

/** Facts of a booking that say which step comes next. */
export interface BookingSteps {
  status: BookingStatus;
  kind: 'GUEST' | 'REPAIR' | 'CHANNEL';
  can: Record<'confirm' | 'cancel' | 'refund' | 'arrive' | 'leave' | 'comeLate', boolean> & {
    /** The guest of a channel's nights is not named yet. */
    name?: boolean | undefined;
  };
  /** The guest is in the house, or has been. */
  isArrived: boolean;
  /** A room of it has no door, and one can be given. */
  lacksDoor: boolean;
  /** Still to be paid, VND. */
  balance: number;
}

/**
 * Tells the one step that a booking waits for; `null` for none. A guest has a door before they are let in, is let in
 * before they are asked for money, and leaves when nothing is open any more.
 */
export function nextStepOf({ status, kind, can, isArrived, lacksDoor, balance }: BookingSteps): NextStep | null {
  if (kind === 'REPAIR') return can.cancel ? 'unblock' : null;
  if (kind === 'CHANNEL') return can.name ? 'name' : null;
  if (can.confirm) return 'confirm';
  if (can.refund) return 'refund';
  if (can.comeLate) return 'comeLate';
  if (status === 'CONFIRMED') {
    if (lacksDoor) return 'door';
    if (can.arrive) return 'arrive';
    if (balance > 0) return 'pay';
  }
  return can.leave && isArrived ? 'leave' : null;
}
