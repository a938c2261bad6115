import type { ContactKind } from '../../../domain/validation/contact-form';

/** How far reception is with a message. */
type MessageState = 'new' | 'seen' | 'done';

/** What people write to the house. */
export interface MessageTables {
  contact_messages: {
    id: string;
    kind: ContactKind;
    name: string;
    email: string;
    phone: string;
    message: string;
    state: MessageState;
    received_at: number;
    /** When reception changed the state last, and which account did. */
    changed_at: number | null;
    changed_by: string | null;
  };
}
