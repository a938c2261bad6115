import { invitationLink, resetLink } from '../../../contract/accounts/address';
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

/** A mail about an account, in full: the link for a password, or the news that there is another one. */
export function accountMail(deps: Deps, mail: AccountMail, lang: Language): OutgoingMail {
  const words = MAIL_WORDS[lang];
  const { kind, account } = mail;
  if (kind === 'staffInvitation') return invitationMail(deps, mail.account, lang);
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

/** An owner typed the name of somebody they know, so it greets them. */
function invitationMail(
  deps: Deps,
  { to, name, token, role, by }: Extract<AccountMail, { kind: 'staffInvitation' }>['account'],
  lang: Language,
): OutgoingMail {
  const words = MAIL_WORDS[lang];
  const { brand } = deps.hotel.current.profile;
  const about = { brand, by, role: words.staffInvitation.roles[role] };
  return {
    to,
    replyTo: null,
    subject: fill(words.subject.staffInvitation, about),
    ...bodies(deps, lang, {
      hello: fill(words.hello, { name }),
      intro: fill(words.intro.staffInvitation, about),
      facts: [],
      link: deps.address.public + invitationLink(token),
      linkWords: { open: words.staffInvitation.open, keep: words.staffInvitation.keepLink },
    }),
    calendar: null,
  };
}
