import type { ModuleDeps, RouteDeps } from '../../deps';
import type { HotelState } from '../hotel/hotel';
import { Forwarder } from './forward-job';
import { guestFormRoutes } from './routes';
import { scriptPoster } from './sheets';
import { SubmissionService } from './submissions';

export { guestFormPeople } from './people';
export { sheetReader } from './sheets';
export { guestFormItems, interestItems, readFormSenders, readFormsOf, submissionChanges } from './store';

/** Forms that guests send from the guide, and their way into the hotel's spreadsheet. */
export interface GuestForms {
  submissions: SubmissionService;
  /** `null` when no spreadsheet is configured. */
  forwarder: Forwarder | null;
  /** Under which senders are counted. */
  secret: string;
}

export function createGuestForms(
  { config, db, clock, logger: log }: ModuleDeps,
  { secret }: { secret: string },
): GuestForms {
  const { scriptUrl } = config.sheets;
  const forwarder = scriptUrl === null ? null : new Forwarder({ db, clock, log, post: scriptPoster(scriptUrl) });
  return { submissions: new SubmissionService({ db, clock, forwarder }), forwarder, secret };
}

/** Adds the calls of the guide's forms, and the forwarding of what they bring. */
export async function registerGuestForms(
  deps: RouteDeps & { guestForms: GuestForms; hotel: HotelState },
): Promise<void> {
  const { forwarder } = deps.guestForms;
  await guestFormRoutes(deps);
  forwarder?.trigger();
  deps.app.addHook('onClose', async () => {
    await forwarder?.stop();
  });
}
