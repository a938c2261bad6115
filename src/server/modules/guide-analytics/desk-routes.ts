import type { FastifyInstance, FastifyRequest } from 'fastify';
import { READING_SPANS } from '../../../contract/guide-analytics/reading';
import { DONE } from '../../../contract/guest-access/stays';
import {
  readReadingReportCall,
  switchReadingCall,
  readingWorkbookCall,
} from '../../../contract/guide-analytics/desk-calls';
import { route } from '../../platform/route';
import { asFile } from '../../platform/as-file';
import { dayInVietNam } from '../../../domain/days';
import { type AuditDeps, noteAudit } from '../staff/area';
import { deskLanguage } from '../../platform/http/language';
import { wordOf } from '../../platform/http/query';
import { WORKBOOK_TYPE } from '../../platform/workbook';
import type { PrivacySettingsService } from '../privacy/settings';
import type { GuideAnalytics } from './reading';

interface Deps extends AuditDeps {
  privacy: { settings: PrivacySettingsService };
  reading: GuideAnalytics;
}

const tags = ['reception'];
const SPANS = READING_SPANS.map(String);

/** Counts of what is read of the guide, and whether it is counted at all. */
export function deskGuideAnalyticsRoutes(desk: FastifyInstance, deps: Deps): void {
  const {
    reading,
    privacy: { settings },
  } = deps;
  const daysOf = (request: FastifyRequest): number => Number(wordOf(request, 'days', SPANS, '30'));

  route(
    desk,
    readReadingReportCall,
    { config: { may: 'service', audit: 'reading.read' }, tags, summary: 'What of the guide is read' },
    (request) => reading.report(daysOf(request), deskLanguage(request)),
  );
  route(
    desk,
    switchReadingCall,
    { config: { may: 'service', audit: 'reading.switch' }, tags, summary: 'Count what is read, or do not' },
    async (request) => {
      await settings.setCountReading(request.body.counting);
      return DONE;
    },
  );
  route(
    desk,
    readingWorkbookCall,
    {
      config: { may: 'service', audit: 'reading.export' },
      tags,
      summary: 'Counts of what is read as a spreadsheet file',
    },
    async (request, reply) => {
      const file = await reading.workbook(daysOf(request), deskLanguage(request));
      await noteAudit(deps, request, reply);
      return asFile(reply, `hien-reading-${dayInVietNam(deps.clock())}.xlsx`, WORKBOOK_TYPE).send(file);
    },
  );
}
