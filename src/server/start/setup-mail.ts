import type { Config } from '../config';
import { mailSender, senderOf } from '../mail-texts';
import { MailTests } from '../modules/mails/test-mail';
import type { TestMail } from '../modules/setup/setup';
import { areMailsKept } from './going-live';

/** Sends a mail of a house that is not open yet, in its name. */
export function setupMail(config: Config, clock: () => number): TestMail {
  const hotel: { current: { profile: Parameters<TestMail>[0] } | null } = { current: null };
  const from = senderOf(config, () => hotel.current?.profile.brand ?? '');
  const way = areMailsKept(config) ? 'files' : 'server';
  let tests: MailTests | null = null;
  return (profile, to, lang) => {
    const current = { profile };
    hotel.current = current;
    tests ??= new MailTests({
      ...{ clock, way, send: mailSender(config, from, clock) },
      hotel: {
        get current() {
          return hotel.current ?? current;
        },
      },
    });
    return tests.send(to, lang);
  };
}
