import type { GuideLanguage } from '../../../domain/guide/guide-languages';
import { dayIn } from '../../../domain/stay-words/day-words';
import type { OutgoingMail } from '../../platform/mail/mailer';
import type { StayLinkMail } from '../../platform/mail/content';
import { fill } from '../../words';
import type { HotelState } from '../hotel/hotel';
import { bodies } from '../../platform/mail/layout';
import { MAIL_WORDS } from '../../platform/mail/words';

/** The mail that brings a guest the link to the guide. */
export function stayLinkMail(deps: { hotel: HotelState }, stay: StayLinkMail, lang: GuideLanguage): OutgoingMail {
  const words = MAIL_WORDS[lang];
  const { label, from, before } = words;
  const { hours } = deps.hotel.current.profile;
  return {
    to: stay.to,
    replyTo: null,
    subject: fill(words.subject.stayLink, { apartment: stay.apartment }),
    ...bodies(deps, lang, {
      hello: fill(words.hello, { name: stay.guestName }),
      intro: words.intro.stayLink,
      facts: [
        [label.apartment, stay.apartment, 'exact'],
        [label.checkIn, fill(from, { date: dayIn(lang, stay.from), time: deps.hotel.checkInTime })],
        [label.checkOut, fill(before, { date: dayIn(lang, stay.until), time: hours.checkOut })],
      ],
      link: stay.link.replace('#', `?lang=${lang}#`),
      linkWords: { open: words.openGuide, keep: words.keepGuideLink },
    }),
    calendar: null,
  };
}
