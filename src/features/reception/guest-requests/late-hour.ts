import type { Wish } from '../../../contract/guest-requests/guest-requests';

/** The hour until which a guest has asked to stay, `HH:mm`; `null` where they named none. */
export const lateHourOf = ({ wishes = [] }: { wishes?: readonly Wish[] | undefined }): string | null =>
  wishes.find(({ what }) => what === 'late')?.hour ?? null;
