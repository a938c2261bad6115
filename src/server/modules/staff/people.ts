import type { People } from '../../people';
import { forgetAudit } from './audit-store';

/** Record of what staff did and whose data they opened. It goes by its days alone. */
export const staffPeople: People = { retain: { audit: ({ tx }, { before }) => forgetAudit(tx, before) } };
