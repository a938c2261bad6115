import type { ContactKind } from '../../../domain/validation/contact-form';
import type { Columns } from '../../platform/db/columns';

/** Messages of people to the hotel; how far reception is with them stands in `item_states`. */
export interface ContactTables {
  contact_messages: {
    id: string;
    kind: ContactKind;
    name: string;
    email: string;
    phone: string;
    message: string;
    received_at: number;
  };
}

/** Says what of these rows tells of people. */
export const CONTACT_COLUMNS: Columns<ContactTables> = {
  contact_messages: { messages: 'name email phone message', nobody: 'id kind received_at' },
};
