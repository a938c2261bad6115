import type { FastifyInstance } from 'fastify';
import { AUDIT_KINDS } from '../../../contract/desk/audit';
import { readAuditCall } from '../../../contract/desk/desk-calls';
import { route } from '../../platform/route';
import { isDay } from '../../../domain/days';
import { AppError } from '../../errors';
import { pageOf, wordOf, queryText } from '../../platform/http/query';
import { deskLanguage } from '../../platform/http/language';
import type { DeskAudit } from './audit';

interface Deps {
  desk: { audit: DeskAudit };
}

const MAX_ABOUT = 100;

/** The audit itself; reading it is recorded too. */
export function deskAuditRoutes(desk: FastifyInstance, { desk: { audit } }: Deps): void {
  route(
    desk,
    readAuditCall,
    { config: { may: 'records', audit: 'audit.read' }, tags: ['reception'], summary: 'Who read or changed what' },
    (request) => {
      const day = queryText(request, 'day');
      if (day !== null && !isDay(day)) throw new AppError(422, 'invalid', { field: 'day' });
      const about = (queryText(request, 'q') ?? '').trim();
      if (about.length > MAX_ABOUT) throw new AppError(422, 'tooLong', { field: 'q' });
      return audit.page({
        staffId: queryText(request, 'staff'),
        day,
        about,
        kind: wordOf(request, 'kind', AUDIT_KINDS, 'all'),
        page: pageOf(request),
        lang: deskLanguage(request),
      });
    },
  );
}
