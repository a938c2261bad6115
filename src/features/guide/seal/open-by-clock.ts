import { serverTime } from '../../../domain/guest-access/door-state';
import { openSeal } from '../../../offline/guest-access/seal/open-seal';
import { guideStore } from '../early/guide-store';

/** The envelope that the clock was tried on: one that does not open costs the guest one try, not all of them. */
let tried = '';

/**
 * Opens the sealed code on the screen at its hour by the phone's own clock, where the hotel has chosen that (decision
 * 112). For a phone that cannot ask our server, which knows better.
 */
export async function openByClock(): Promise<void> {
  const { record } = guideStore.getState();
  const { sealed, validFrom } = record?.answer ?? {};
  if (!record || sealed?.release === undefined || !validFrom || tried === sealed.ct) return;
  if (serverTime(record.answer, record.savedAt, Date.now()) < Date.parse(validFrom)) return;
  tried = sealed.ct;
  const opening = await openSeal(record, sealed.release);
  if (opening.kind === 'paused') tried = '';
  const isNewest = guideStore.getState().record === record;
  if (opening.kind === 'open' && isNewest) guideStore.setState({ record: opening.record, fresh: false });
}
