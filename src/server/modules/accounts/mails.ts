import { resetLink } from '../../../contract/accounts/address';
import type { Language } from '../../../domain/languages';
import type { OutgoingMail } from '../../platform/mail/mailer';
import type { OwnAddress } from '../../platform/own-origin';
import type { AccountMail } from '../../platform/mail/content';
import { fill } from '../../words';
import type { HotelState } from '../hotel/hotel';
import { bodies } from '../../platform/mail/layout';
import { RESET_MINUTES } from './password-resets';
import { MAIL_WORDS } from '../../platform/mail/words';

interface Deps {
  hotel: HotelState;
  address: OwnAddress;
}

/** A mail about an account, in full: the link for a new password, or the news that there is one. */
export function accountMail(deps: Deps, mail: AccountMail, lang: Language): OutgoingMail {
  const words = MAIL_WORDS[lang];
  const { kind, account } = mail;
  const { brand } = deps.hotel.current.profile;
  return {
    to: account.to,
    replyTo: null,
    subject: fill(words.subject[kind], { brand }),
    ...bodies(deps, lang, {
      // Whoever made the account typed the name, and perhaps somebody else's address: nothing typed goes there.
      hello: words.helloGuest,
      intro: fill(words.intro[kind], { minutes: String(RESET_MINUTES) }),
      facts: [],
      link: mail.kind === 'passwordReset' ? deps.address.public + resetLink(mail.account.token) : null,
      linkWords: { open: words.passwordReset.open, keep: words.passwordReset.keepLink },
    }),
    calendar: null,
  };
}
