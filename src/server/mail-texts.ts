import path from 'node:path';
import { type GuideLanguage, productLanguage } from '../domain/guide/guide-languages';
import { type Config, mailboxOf } from './config';
import { accountMail } from './modules/accounts/mails';
import { backupMail } from './modules/backups/module';
import { houseMail } from './modules/bookings/house-mail';
import { bookingMail, enquiryMail, type MailDeps } from './modules/bookings/mails';
import { stayLinkMail } from './modules/guest-access/mails';
import { tourMail } from './modules/tours/mails';
import type { MailContent } from './platform/mail/content';
import { fileMailer, type OutgoingMail, type Sender, type SendMail, smtpMailer } from './platform/mail/mailer';
import { isMailTlsNeeded } from './start/going-live';

/**
 * A mail in full, in the guest's language: text and HTML with the same words, every value escaped. Packs have the words of a
 * booking's mails alone.
 */
export async function mailText(deps: MailDeps, content: MailContent, of: GuideLanguage): Promise<OutgoingMail> {
  const lang = productLanguage(of);
  if ('account' in content) return accountMail(deps, content, lang);
  if (content.kind === 'bookingForHotel') return houseMail(deps, content.news, content.booking, lang);
  if ('booking' in content) return bookingMail(deps, content.kind, content.booking, of);
  if ('enquiry' in content) return enquiryMail(deps, content.kind, content.enquiry, lang);
  if ('backup' in content) return backupMail(deps, content.backup, lang);
  if ('stay' in content) return stayLinkMail(deps, content.stay, of);
  return tourMail(deps, content, lang);
}

/** Gives the sender of mails: as configured, else a name and address that go with the site. */
export function senderOf({ mail, publicOrigin }: Config, brand: () => string): Sender {
  const own = mail.from === null ? null : mailboxOf(mail.from);
  const host = publicOrigin === null ? 'hien.example' : new URL(publicOrigin).hostname;
  const address = own?.address ?? `dat-phong@${host.includes('.') && !host.startsWith('[') ? host : 'hien.example'}`;
  const name = own?.name ?? '';
  return {
    address,
    // Of each mail anew: the house may have got another name since the start.
    get name() {
      return name === '' ? brand() : name;
    },
  };
}

/** Sends mails as configured: by the mail server, without one into files of the data folder. */
export const mailSender = (config: Config, from: Sender, clock: () => number): SendMail =>
  config.mail.smtpUrl === null
    ? fileMailer(path.join(config.dataDir, 'mail'), from, clock)
    : smtpMailer(config.mail.smtpUrl, from, isMailTlsNeeded(config));
