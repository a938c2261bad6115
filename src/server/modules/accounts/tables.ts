import type { Gender } from '../../../domain/accounts/genders';
import type { Role } from '../../../domain/accounts/roles';
import type { StaffRole } from '../../../domain/accounts/staff-roles';
import type { Language } from '../../../domain/languages';
import type { Columns } from '../../platform/db/columns';

/** Tables of the accounts and what is tried on them. */
export interface AccountTables {
  users: {
    id: string;
    full_name: string;
    email: string;
    /** Under which an address has one account at most. */
    email_key: string;
    phone: string;
    phone_key: string | null;
    role: Role;
    /** Role of somebody of the staff; `null` for guests. */
    staff_role: StaffRole | null;
    password_hash: string;
    birth_date: string | null;
    address: string;
    gender: Gender | null;
    /** Name of the picture's file. */
    avatar: string | null;
    lang: string;
    created_at: number;
    updated_at: number;
    /** Since when somebody works at the desk; `null` for who never has. */
    staff_since: number | null;
    /** Instant at which that ended; `null` while it has not. */
    staff_ended_at: number | null;
    /** Instant at which somebody of the staff was last seen at the desk. */
    seen_at: number | null;
  };
  /** `secret` is sealed; `confirmed_at` is `null` until a code has been read off the phone; no step counts twice. */
  second_factors: {
    user_id: string;
    secret: string;
    created_at: number;
    confirmed_at: number | null;
    last_step: number;
  };
  recovery_codes: { code_hash: string; user_id: string; used_at: number | null };
  /**
   * Passkeys of staff. `id` is ours, `credential_id` and `public_key` are base64url; `backed_up`: it is on other devices of
   * the person too; `used_at` is `null` until somebody has signed in with it.
   */
  passkeys: {
    id: string;
    user_id: string;
    credential_id: string;
    public_key: string;
    counter: number;
    backed_up: number;
    name: string;
    created_at: number;
    used_at: number | null;
  };
  /** Challenges that were answered, until they would be over anyway. */
  passkey_challenges: { challenge_hash: string; ends_at: number };
  /**
   * Attempts on an account, whether there is one or not: wrong passwords and codes, registrations, numbers, lost
   * passwords.
   */
  account_attempts: {
    id: string;
    kind: 'login' | 'code' | 'register' | 'phone' | 'forgot';
    /** Fingerprint of the account's address. */
    account: string;
    /** Fingerprint of who tried: the narrow one and the address behind it; `known` marks a browser of the owner's. */
    lane: string;
    client: string;
    /** Fingerprints of the /56 and the /48 that an address of IPv6 lies in; `null` for everybody else. */
    site: string | null;
    block: string | null;
    known: number;
    tried_at: number;
  };
  password_resets: { token_hash: string; user_id: string; ends_at: number; used_at: number | null; created_at: number };
  /** People who have been asked to work in the house and have not answered; accepted or withdrawn, a row is gone. */
  staff_invitations: {
    id: string;
    token_hash: string;
    name: string;
    email: string;
    email_key: string;
    staff_role: StaffRole;
    lang: Language;
    /** Id of the owner. */
    invited_by: string;
    created_at: number;
    ends_at: number;
  };
  /** `token_hash`: SHA-256 of what the browser's cookie holds. */
  sessions: {
    token_hash: string;
    /** By which it is ended, also when it goes on under another token; `''` where an older version has opened it. */
    id: string;
    user_id: string;
    created_at: number;
    seen_at: number;
    /** Instant at which whoever sits there last proved who they are. */
    confirmed_at: number | null;
    /** Browser and system, `''` where they are not known. */
    device: string;
  };
}

/** Says what of these rows tells of people. */
export const ACCOUNT_COLUMNS: Columns<AccountTables> = {
  users: {
    account: 'full_name email email_key phone phone_key password_hash birth_date address gender avatar',
    nobody: 'id role staff_role lang created_at updated_at staff_since staff_ended_at seen_at',
  },
  second_factors: { staff: 'user_id secret', nobody: 'created_at confirmed_at last_step' },
  recovery_codes: { staff: 'code_hash user_id', nobody: 'used_at' },
  passkeys: {
    staff: 'user_id credential_id public_key name',
    nobody: 'id counter backed_up created_at used_at',
  },
  passkey_challenges: { nobody: 'challenge_hash ends_at' },
  account_attempts: { job: 'account lane client site block', nobody: 'id kind known tried_at' },
  password_resets: { account: 'token_hash user_id', nobody: 'ends_at used_at created_at' },
  staff_invitations: {
    job: 'name email email_key token_hash',
    nobody: 'id staff_role lang invited_by created_at ends_at',
  },
  sessions: { account: 'token_hash user_id device', nobody: 'id created_at seen_at confirmed_at' },
};
