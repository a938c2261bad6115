import type { FastifyInstance } from 'fastify';
import {
  changeDeskMailsCall,
  readDeskMailsCall,
  sendDeskMailAgainCall,
  settleDeskMailCall,
  testDeskMailCall,
} from '../../../contract/mails/desk-calls';
import { DONE } from '../../../contract/guest-access/stays';
import type { RouteDeps } from '../../deps';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { deskLanguage } from '../../platform/http/language';
import { route } from '../../platform/route';
import { mailsKeptOf } from '../../start/going-live';
import { userOf } from '../staff/session-cookie';
import type { DeskMailService } from './desk-mails';
import type { MailTests } from './test-mail';

interface Deps extends Pick<RouteDeps, 'readSession' | 'config'> {
  deskMails: { service: DeskMailService; tests: MailTests };
}

const tags = ['reception'];

/** Says how mails go out, a test of it, and what is done about those that cannot arrive. */
export function deskMailRoutes(
  desk: FastifyInstance,
  { readSession, config, deskMails: { service, tests } }: Deps,
): void {
  route(
    desk,
    readDeskMailsCall,
    { config: { may: 'service', audit: 'mails.read' }, tags, summary: 'How mails go out' },
    async (request) => service.read((await userOf({ readSession }, request)).email),
  );
  route(
    desk,
    changeDeskMailsCall,
    {
      config: { may: 'service', audit: 'mails.change' },
      tags,
      summary: 'Whether the house gets a mail of each booking',
    },
    async (request) => {
      await service.tellHouse(request.body.eachBooking);
      return DONE;
    },
  );
  route(
    desk,
    testDeskMailCall,
    {
      config: { may: 'service', audit: 'mails.test' },
      tags,
      summary: 'Send whoever asks a mail, and say what its server answered',
    },
    async (request) => tests.send((await userOf({ readSession }, request)).email, deskLanguage(request)),
  );
  route(
    desk,
    settleDeskMailCall,
    { config: { may: 'service', audit: 'mails.told' }, tags, summary: 'Whoever a mail could not reach knows' },
    async (request) => {
      await service.settle(request.params.id, request.body.told);
      return DONE;
    },
  );
  route(
    desk,
    sendDeskMailAgainCall,
    { config: { may: 'service', audit: 'mails.again' }, tags, summary: 'Send a mail again that could not arrive' },
    async (request) => {
      await service.again(request.params.id, idempotencyKey(request));
      return { ...DONE, ...mailsKeptOf(config) };
    },
  );
}
