import path from 'node:path';
import type { ModuleDeps } from '../../deps';
import type { People } from '../../people';
import { MailFiles } from '../../platform/mail/files';
import type { SendMail } from '../../platform/mail/mailer';
import { areMailsKept } from '../../start/going-live';
import type { HotelState } from '../hotel/hotel';
import { DeskMailService } from './desk-mails';
import { mailPeople } from './people';
import { MailTests } from './test-mail';

export { checkMail } from './check';
export { deskMailRoutes } from './desk-routes';
export { countOpenMails, mailChanges, readFailedMails, readLastSent, readWaitingMails } from './store';

/** Holds what the desk knows of mails and does about them. */
export interface Mails {
  service: DeskMailService;
  tests: MailTests;
  people: People;
}

interface Needs {
  hotel: HotelState;
  send: SendMail;
  from: () => string;
  houseAddress: () => string;
  mails: { trigger(): void };
}

export function createMails({ config, db, clock }: ModuleDeps, needs: Needs): Mails {
  const { hotel, send, from, houseAddress, mails } = needs;
  const way = areMailsKept(config) ? 'files' : 'server';
  return {
    service: new DeskMailService({ db, clock, way, from, houseAddress, mails }),
    tests: new MailTests({ clock, hotel, way, send }),
    people: mailPeople(new MailFiles(path.join(config.dataDir, 'mail'))),
  };
}
