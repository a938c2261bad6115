import type { ContactKind } from '../../../domain/validation/contact-form';

/** What people write to the hotel; how far reception is with it stands in `item_states`. */
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
