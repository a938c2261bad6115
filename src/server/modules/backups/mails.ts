import { DESK_PATH } from '../../../contract/page-addresses';
import { dayInVietNam, showDay, timeInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import type { BackupMail } from '../../platform/mail/content';
import { bodies } from '../../platform/mail/layout';
import type { OutgoingMail } from '../../platform/mail/mailer';
import { MAIL_WORDS } from '../../platform/mail/words';
import type { OwnAddress } from '../../platform/own-origin';
import { fill } from '../../words';
import type { HotelState } from '../hotel/hotel';

interface Deps {
  hotel: HotelState;
  address: OwnAddress;
  hotelAddress: () => string;
}

/** The mail that tells the house that a copy of everything could not be made, or proved to be none. */
export function backupMail(deps: Deps, { at, fault, good }: BackupMail, lang: Language): OutgoingMail {
  const { backup, instant } = MAIL_WORDS[lang];
  const show = (ms: number): string => fill(instant, { time: timeInVietNam(ms), date: showDay(dayInVietNam(ms)) });
  return {
    to: deps.hotelAddress(),
    replyTo: null,
    subject: fill(backup.subject, { brand: deps.hotel.current.profile.brand }),
    ...bodies(deps, lang, {
      hello: '',
      intro: backup.intro[fault],
      facts: [
        [backup.tried, show(at)],
        [backup.good, good === null ? backup.none : show(good)],
      ],
      link: `${deps.address.public}${DESK_PATH}/backups`,
      linkWords: { open: backup.open, keep: backup.keepLink },
    }),
    calendar: null,
  };
}
