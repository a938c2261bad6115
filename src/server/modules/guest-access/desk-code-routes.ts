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
  type CodeChange,
  type CodeRows,
  type DefaultCodesChange,
  type NextCode,
} from '../../../contract/desk/codes';
import { done, DONE } from '../../../contract/desk/stays';
import type { DeskCodes } from './door-codes';

interface Deps {
  guestAccess: { codes: DeskCodes };
}

const tags = ['reception'];
/** A file of 3,000 doors. */
const FILE_LIMIT_BYTES = 1024 * 1024;
type ByApartment = { Params: { apartment: string } };

/** Door codes and Wi-Fi: read one by one, changed one by one or by a file. */
export function deskCodeRoutes(desk: FastifyInstance, { guestAccess: { codes } }: Deps): void {
  desk.get(
    '/api/reception/codes',
    {
      config: { audit: 'codes.list' },
      schema: { tags, summary: 'Doors, without their codes', response: { 200: codeList } },
    },
    () => codes.list(),
  );
  desk.get<ByApartment>(
    '/api/reception/codes/:apartment',
    {
      config: { audit: 'codes.read' },
      schema: { tags, summary: 'What opens one door', response: { 200: codeSecrets } },
    },
    (request) => codes.secrets(request.params.apartment),
  );
  desk.put<ByApartment & { Body: CodeChange }>(
    '/api/reception/codes/:apartment',
    {
      config: { audit: 'codes.change' },
      schema: { tags, summary: 'Change one door', body: codeChange, response: { 200: done } },
    },
    async (request) => {
      await codes.change(request.params.apartment, request.body);
      return DONE;
    },
  );
  desk.get(
    '/api/reception/default-codes',
    {
      config: { audit: 'defaults.read' },
      schema: { tags, summary: 'What apartments without codes of their own get', response: { 200: defaultCodes } },
    },
    () => codes.defaults(),
  );
  desk.put<{ Body: DefaultCodesChange }>(
    '/api/reception/default-codes',
    {
      config: { audit: 'defaults.change' },
      schema: { tags, summary: 'Change that', body: defaultCodesChange, response: { 200: done } },
    },
    async (request) => {
      await codes.changeDefaults(request.body);
      return DONE;
    },
  );
  desk.put<ByApartment & { Body: NextCode }>(
    '/api/reception/codes/:apartment/next',
    {
      config: { audit: 'codes.next' },
      schema: { tags, summary: 'The code that the lock gets next', body: nextCode, response: { 200: done } },
    },
    async (request) => {
      await codes.chooseNext(request.params.apartment, request.body);
      return DONE;
    },
  );
  for (const isDone of [true, false]) {
    desk.route<ByApartment>({
      method: isDone ? 'PUT' : 'DELETE',
      url: '/api/reception/codes/:apartment/rotated',
      config: { audit: isDone ? 'codes.rotated' : 'codes.notRotated' },
      schema: { tags, summary: 'The lock has another code (or not)', response: { 200: done } },
      handler: async (request) => {
        await codes.rotated(request.params.apartment, isDone);
        return DONE;
      },
    });
  }
  desk.post<{ Body: CodeRows }>(
    '/api/reception/codes/preview',
    {
      bodyLimit: FILE_LIMIT_BYTES,
      config: { audit: 'codes.preview' },
      schema: { tags, summary: 'What a file would change', body: codeRows, response: { 200: codePreview } },
    },
    (request) => codes.preview(request.body.rows, request.body.create),
  );
  desk.post<{ Body: CodeRows }>(
    '/api/reception/codes/import',
    {
      bodyLimit: FILE_LIMIT_BYTES,
      config: { audit: 'codes.import' },
      schema: { tags, summary: 'Change what a file says', body: codeRows, response: { 200: codePreview } },
    },
    (request) => codes.import(request.body.rows, request.body.create),
  );
}
