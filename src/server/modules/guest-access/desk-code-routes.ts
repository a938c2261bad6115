import type { FastifyInstance } from 'fastify';
import { DONE } from '../../../contract/guest-access/stays';
import {
  noteRotatedCall,
  undoRotatedCall,
  readCodeCall,
  changeCodeCall,
  readDefaultCodesCall,
  changeDefaultCodesCall,
  chooseNextCodeCall,
  previewCodesCall,
  importCodesCall,
} from '../../../contract/guest-access/desk-door-calls';
import { route } from '../../platform/route';
import type { DeskCodes } from './door-codes';

interface Deps {
  guestAccess: { codes: DeskCodes };
}

const tags = ['reception'];
/** A file of 3,000 doors. */
const FILE_LIMIT_BYTES = 1024 * 1024;

/** Door codes and Wi-Fi: read one by one, changed one by one or by a file. */
export function deskCodeRoutes(desk: FastifyInstance, { guestAccess: { codes } }: Deps): void {
  route(
    desk,
    readCodeCall,
    { config: { may: 'doors', audit: 'codes.read' }, tags, summary: 'What opens one door' },
    (request) => codes.secrets(request.params.apartment),
  );
  route(
    desk,
    changeCodeCall,
    { config: { may: 'doors', audit: 'codes.change' }, tags, summary: 'Change one door' },
    async (request) => {
      await codes.change(request.params.apartment, request.body);
      return DONE;
    },
  );
  route(
    desk,
    readDefaultCodesCall,
    {
      config: { may: 'doors', audit: 'defaults.read', confirms: true },
      tags,
      summary: 'What apartments without codes of their own get',
    },
    () => codes.defaults(),
  );
  route(
    desk,
    changeDefaultCodesCall,
    { config: { may: 'doors', audit: 'defaults.change', confirms: true }, tags, summary: 'Change that' },
    async (request) => {
      await codes.changeDefaults(request.body);
      return DONE;
    },
  );
  route(
    desk,
    chooseNextCodeCall,
    { config: { may: 'doors', audit: 'codes.next' }, tags, summary: 'The code that the lock gets next' },
    async (request) => {
      await codes.chooseNext(request.params.apartment, request.body);
      return DONE;
    },
  );
  for (const [call, isDone, audit] of [
    [noteRotatedCall, true, 'codes.rotated'],
    [undoRotatedCall, false, 'codes.notRotated'],
  ] as const) {
    const summary = 'The lock has another code (or not)';
    route(desk, call, { config: { may: 'doors', audit }, tags, summary }, async (request) => {
      await codes.rotated(request.params.apartment, isDone);
      return DONE;
    });
  }
  route(
    desk,
    previewCodesCall,
    {
      bodyLimit: FILE_LIMIT_BYTES,
      config: { may: 'doors', audit: 'codes.preview' },
      tags,
      summary: 'What a file would change',
    },
    (request) => codes.preview(request.body.rows, request.body.create),
  );
  route(
    desk,
    importCodesCall,
    {
      bodyLimit: FILE_LIMIT_BYTES,
      config: { may: 'doors', audit: 'codes.import' },
      tags,
      summary: 'Change what a file says',
    },
    (request) => codes.import(request.body.rows, request.body.create),
  );
}
