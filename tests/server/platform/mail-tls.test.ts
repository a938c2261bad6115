import { afterEach, beforeEach, expect, it } from 'vitest';
import { smtpMailer } from '../../../src/server/platform/mail/mailer';
import { startSmtp, type SmtpStandIn } from '../../support/stand-ins/smtp';

let smtp: SmtpStandIn;
beforeEach(async () => void (smtp = await startSmtp()));
afterEach(() => smtp.close());

const FROM = { name: 'Hiên', address: 'booking@hotel.example' };
const MAIL = { to: 'a@b.vn', replyTo: null, subject: 'x', text: 'x', html: 'x', calendar: null };

it.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
  'no mail goes to a server without TLS that is to have it, whatever its address says: %s',
  async (wish) => {
    await expect(smtpMailer(`${smtp.url}/${wish}`, FROM, true)('1', MAIL)).rejects.toThrow();
    expect(smtp.received).toEqual([]);
    await smtpMailer(smtp.url, FROM, false)('1', MAIL);
    expect(smtp.received).toHaveLength(1);
  },
);
