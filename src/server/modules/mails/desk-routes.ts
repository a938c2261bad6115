import type { FastifyInstance } from 'fastify';
import {
  changeDeskMailsCall,
  readDeskMailsCall,
  sendDeskMailAgainCall,
  settleDeskMailCall,
  testDeskMailCall,
} from '../../../contract/desk/calls/mails';
import { deskMails, mailSettings, mailSettled, mailTaken, mailTest } from '../../../contract/mails/desk-mails';
import { done, DONE } from '../../../contract/desk/stays';
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
    {
      config: { audit: 'mails.read' },
      schema: { tags, summary: 'How mails go out', response: { 200: deskMails } },
    },
    async (request) => service.read((await userOf({ readSession }, request)).email),
  );
  route(
    desk,
    changeDeskMailsCall,
    {
      config: { audit: 'mails.change' },
      schema: {
        tags,
        summary: 'Whether the house gets a mail of each booking',
        body: mailSettings,
        response: { 200: done },
      },
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
      config: { audit: 'mails.test' },
      schema: {
        tags,
        summary: 'Send whoever asks a mail, and say what its server answered',
        response: { 200: mailTest },
      },
    },
    async (request) => tests.send((await userOf({ readSession }, request)).email, deskLanguage(request)),
  );
  route(
    desk,
    settleDeskMailCall,
    {
      config: { audit: 'mails.told' },
      schema: { tags, summary: 'Whoever a mail could not reach knows', body: mailSettled, response: { 200: done } },
    },
    async (request) => {
      await service.settle(request.params.id, request.body.told);
      return DONE;
    },
  );
  route(
    desk,
    sendDeskMailAgainCall,
    {
      config: { audit: 'mails.again' },
      schema: { tags, summary: 'Send a mail again that could not arrive', response: { 200: mailTaken } },
    },
    async (request) => {
      await service.again(request.params.id, idempotencyKey(request));
      return { ...DONE, ...mailsKeptOf(config) };
    },
  );
}
