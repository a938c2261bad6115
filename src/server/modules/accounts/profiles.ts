import type {
  OwnBookings,
  PasswordChange,
  Profile,
  ProfileChange,
  PublicUser,
} from '../../../contract/accounts/accounts';
import { isDay, dayInVietNam, type Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { phoneKey } from '../../../domain/phone';
import { newPasswordProblem } from '../../../domain/accounts/password';
import { insertAudit } from '../staff/audit-store';
import { insertMail } from '../../platform/mail/store';
import { deleteResetsOf } from './store/password-resets';
import { inTransaction } from '../../platform/db/transaction';
import type { Database, Db } from '../../platform/db/schema';
import { deleteSessionsOf } from './store/sessions';
import { isTaken, readUser, updateUser, type User, type UserChange } from './store/users';
import { readBookingsOf } from '../booking-records/store';
import { AppError } from '../../errors';
import { accountNameOf, accountPhoneOf } from './input';
import { DONE } from './accounts';
import { avatarPath } from './avatars';
import { oneLineOf } from '../../platform/text-input';
import type { Catalogue } from '../catalogue/catalogue';
import { askerOf, type LoginPlace, type LoginRateLimiter } from './login-limiter';
import { answerInSteps } from '../../platform/db/replay';
import { languageOf } from './password-resets';
import { passwordRefusal, requirePassword } from './password-rules';
import type { Passwords } from './passwords';
import type { Registrant, RegistrationRateLimiter } from './registration-limiter';
import { hashOf } from './sessions';
import { statusOf } from '../booking-records/row-views';

const EARLIEST_BIRTH: Day = '1900-01-01';
const BOOKINGS_SHOWN = 50;

interface Deps {
  db: Database;
  clock: () => number;
  passwords: Passwords;
  throttle: LoginRateLimiter;
  registrations: RegistrationRateLimiter;
  catalogue: Catalogue;
  /** The house's own address on the net. */
  origin: string | null;
  /** Told when a mail lies in the outbox. */
  mails: { trigger(): void };
}

/** Shows accounts and lets their owners change them. Ids have been held against the session before. */
export class ProfileService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws AppError 404 */
  async view(id: string): Promise<Profile> {
    return profileOf(await this.#user(id));
  }

  /** Reads the part of an account that everybody may see. @throws AppError 404 */
  async publicView(id: string): Promise<PublicUser> {
    const { id: own, full_name: fullName, avatar } = await this.#user(id);
    return { id: own, fullName, avatar: avatar === null ? null : avatarPath(avatar) };
  }

  /**
   * Changes what was sent and leaves the rest.
   *
   * @param origin fingerprints of the address that asks
   * @throws AppError 422 with the field, 409 `accountExists` for another account's phone number, 429 after too many numbers
   */
  async change(id: string, body: ProfileChange, origin: Registrant): Promise<Profile> {
    const { db, clock, registrations } = this.#deps;
    const change = changeOf(body, dayInVietNam(clock()));
    const user = await this.#user(id);
    // Two accounts of one number, from before its spellings were one, both keep it.
    if (change.phone_key && change.phone_key === phoneKey(user.phone)) change.phone_key = user.phone_key;
    if (change.phone_key && change.phone_key !== user.phone_key) {
      await registrations.countPhone(hashOf(change.phone_key), origin, id);
    }
    return inTransaction(db, async (tx) => {
      const taken = change.phone_key ? await isTaken(tx, { phoneKey: change.phone_key, except: id }) : false;
      if (taken) throw new AppError(409, 'accountExists', { field: 'phoneNumber' });
      await updateUser(tx, id, change, clock());
      const changed = await readUser(tx, id);
      if (!changed) throw new AppError(404, 'notFound');
      return profileOf(changed);
    });
  }

  /**
   * Sets another password and signs every other browser out.
   *
   * @param place the old password is guessed no oftener here than at login
   * @param session hash of the session that goes on
   * @returns the answer as JSON
   * @throws AppError 422 with the field, 429, 503
   */
  async changePassword(
    id: string,
    { oldPassword, newPassword }: PasswordChange,
    { key, session, placeOf }: { key: string | null; session: string; placeOf: (account: string) => LoginPlace },
  ): Promise<string> {
    const { db, clock, passwords, throttle, mails, origin } = this.#deps;
    const call = { route: `change-password ${id}`, key, body: null };
    return answerInSteps(
      this.#deps,
      call,
      (tx) => this.#user(id, tx),
      async (user, keep) => {
        const problem = newPasswordProblem(newPassword, oldPassword);
        if (problem) throw passwordRefusal(problem, 'newPassword');
        const owner = { email: user.email, name: user.full_name };
        await requirePassword(db, newPassword, { field: 'newPassword', owner, origin });
        const account = hashOf(user.email_key);
        const place = placeOf(account);
        const attempt = await throttle.begin(account, place);
        if (!(await passwords.isRight(oldPassword, user.password_hash, askerOf(place)))) {
          throw new AppError(422, 'passwordWrong', { field: 'oldPassword' });
        }
        const hash = await passwords.hash(newPassword, place.client);
        const json = JSON.stringify(DONE);
        await inTransaction(db, async (tx) => {
          const now = clock();
          await throttle.succeed(tx, attempt, account, place);
          await updateUser(tx, id, { password_hash: hash }, now);
          await deleteSessionsOf(tx, id, session);
          await deleteResetsOf(tx, id);
          if (user.role === 'RECEPTION') {
            const staff = { id, name: user.full_name };
            const entry = { action: 'password.change', subject: user.email, address: place.address };
            await insertAudit(tx, staff, entry, now);
          }
          await insertMail(
            tx,
            { kind: 'passwordChanged', account: { to: user.email, name: user.full_name } },
            languageOf(user.lang),
            now,
          );
          await keep(tx, json);
        });
        mails.trigger();
        return json;
      },
    );
  }

  /** Reads the bookings that the account made while signed in, the newest first. */
  async bookings(id: string, lang: Language): Promise<OwnBookings['data']> {
    const { db, clock, catalogue } = this.#deps;
    const now = clock();
    return (await readBookingsOf(db, id, BOOKINGS_SHOWN)).map((booking) => {
      const apartment = catalogue.apartment(booking.apartment_id);
      const room = catalogue.room(booking.room_id);
      return {
        id: booking.id,
        status: statusOf(booking, now),
        apartmentName: apartment?.body.name[lang] ?? '',
        roomName: room?.body.name[lang] ?? '',
        imageUrl: room?.body.pictures[0] ?? apartment?.body.pictures[0] ?? null,
        checkIn: booking.check_in,
        checkOut: booking.check_out,
        totalPrice: booking.total,
      };
    });
  }

  async #user(id: string, db: Db = this.#deps.db): Promise<User> {
    const user = await readUser(db, id);
    if (!user) throw new AppError(404, 'notFound');
    return user;
  }
}

function changeOf(body: ProfileChange, today: Day): UserChange {
  const change: UserChange = {};
  if (body.name !== undefined) change.full_name = accountNameOf(body.name);
  if (body.phoneNumber !== undefined) {
    const { phone, phoneKey: key } = accountPhoneOf(body.phoneNumber);
    Object.assign(change, { phone, phone_key: key });
  }
  if (body.dateOfBirth !== undefined) change.birth_date = birthOf(body.dateOfBirth, today);
  if (body.address !== undefined) change.address = oneLineOf(body.address ?? '', 'address');
  if (body.gender !== undefined) change.gender = body.gender;
  return change;
}

function birthOf(typed: string | null, today: Day): Day | null {
  if (typed === null || typed === '') return null;
  if (!isDay(typed) || typed > today || typed < EARLIEST_BIRTH) {
    throw new AppError(422, 'invalid', { field: 'dateOfBirth' });
  }
  return typed;
}

const profileOf = (user: User): Profile => ({
  id: user.id,
  fullName: user.full_name,
  email: user.email,
  phoneNumber: user.phone,
  dateOfBirth: user.birth_date,
  address: user.address,
  gender: user.gender,
  avatar: user.avatar === null ? null : avatarPath(user.avatar),
  role: user.role,
});
