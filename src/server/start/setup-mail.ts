import type { Config } from '../config';
import { mailSender, senderOf } from '../mail-texts';
import { MailTests } from '../modules/mails/test-mail';
import type { TestMail } from '../modules/setup/setup';
import { areMailsKept } from './going-live';

const NOBODY: Parameters<TestMail>[0] = {
  brand: '',
  phones: { reception: '', customerService: '', motorbike: '', zalo: '' },
};

/** Sends mails of a house that is not open yet, in its name. */
export function setupMail(config: Config, clock: () => number): TestMail {
  const hotel = { current: { profile: NOBODY } };
  const from = senderOf(config, () => hotel.current.profile.brand);
  const way = areMailsKept(config) ? 'files' : 'server';
  const tests = new MailTests({ clock, hotel, way, send: mailSender(config, from, clock) });
  return (profile, to, lang) => {
    hotel.current = { profile };
    return tests.send(to, lang);
  };
}
