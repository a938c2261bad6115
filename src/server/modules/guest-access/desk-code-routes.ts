import type { FastifyInstance } from 'fastify';
import {
  codeChange,
  codeList,
  codePreview,
  codeRows,
  codeSecrets,
  defaultCodes,
  defaultCodesChange,
  nextCode,
} from '../../../contract/desk/codes';
import { done, DONE } from '../../../contract/desk/stays';
import {
  listCodesCall,
  noteRotatedCall,
  undoRotatedCall,
  readCodeCall,
  changeCodeCall,
  readDefaultCodesCall,
  changeDefaultCodesCall,
  chooseNextCodeCall,
  previewCodesCall,
  importCodesCall,
} from '../../../contract/desk/calls/doors';
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
    listCodesCall,
    {
      config: { audit: 'codes.list' },
      schema: { tags, summary: 'Doors, without their codes', response: { 200: codeList } },
    },
    () => codes.list(),
  );
  route(
    desk,
    readCodeCall,
    {
      config: { audit: 'codes.read' },
      schema: { tags, summary: 'What opens one door', response: { 200: codeSecrets } },
    },
    (request) => codes.secrets(request.params.apartment),
  );
  route(
    desk,
    changeCodeCall,
    {
      config: { audit: 'codes.change' },
      schema: { tags, summary: 'Change one door', body: codeChange, response: { 200: done } },
    },
    async (request) => {
      await codes.change(request.params.apartment, request.body);
      return DONE;
    },
  );
  route(
    desk,
    readDefaultCodesCall,
    {
      config: { audit: 'defaults.read', confirms: true },
      schema: { tags, summary: 'What apartments without codes of their own get', response: { 200: defaultCodes } },
    },
    () => codes.defaults(),
  );
  route(
    desk,
    changeDefaultCodesCall,
    {
      config: { audit: 'defaults.change', confirms: true },
      schema: { tags, summary: 'Change that', body: defaultCodesChange, response: { 200: done } },
    },
    async (request) => {
      await codes.changeDefaults(request.body);
      return DONE;
    },
  );
  route(
    desk,
    chooseNextCodeCall,
    {
      config: { audit: 'codes.next' },
      schema: { tags, summary: 'The code that the lock gets next', body: nextCode, response: { 200: done } },
    },
    async (request) => {
      await codes.chooseNext(request.params.apartment, request.body);
      return DONE;
    },
  );
  for (const [call, isDone, audit] of [
    [noteRotatedCall, true, 'codes.rotated'],
    [undoRotatedCall, false, 'codes.notRotated'],
  ] as const) {
    const schema = { tags, summary: 'The lock has another code (or not)', response: { 200: done } };
    route(desk, call, { config: { audit }, schema }, async (request) => {
      await codes.rotated(request.params.apartment, isDone);
      return DONE;
    });
  }
  route(
    desk,
    previewCodesCall,
    {
      bodyLimit: FILE_LIMIT_BYTES,
      config: { audit: 'codes.preview' },
      schema: { tags, summary: 'What a file would change', body: codeRows, response: { 200: codePreview } },
    },
    (request) => codes.preview(request.body.rows, request.body.create),
  );
  route(
    desk,
    importCodesCall,
    {
      bodyLimit: FILE_LIMIT_BYTES,
      config: { audit: 'codes.import' },
      schema: { tags, summary: 'Change what a file says', body: codeRows, response: { 200: codePreview } },
    },
    (request) => codes.import(request.body.rows, request.body.create),
  );
}
