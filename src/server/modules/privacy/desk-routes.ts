import type { FastifyInstance } from 'fastify';
import { DONE } from '../../../contract/guest-access/stays';
import {
  believeClockCall,
  readPrivacyCall,
  changeRetentionCall,
  findPersonCall,
  exportPersonCall,
  erasePersonCall,
} from '../../../contract/privacy/desk-calls';
import { route } from '../../platform/route';
import { dayInVietNam } from '../../../domain/days';
import { deskLanguage } from '../../platform/http/language';
import type { ClockGuard } from '../../platform/db/clock-guard';
import { AppError } from '../../errors';
import type { RouteDeps } from '../../deps';
import type { PersonDataService } from './person';
import type { Retention } from './retention-job';
import type { PrivacySettingsService } from './settings';

interface Deps extends Pick<RouteDeps, 'clock'> {
  clockGuard: Pick<ClockGuard, 'believe'>;
  privacy: { people: PersonDataService; retention: Retention; settings: PrivacySettingsService };
}

const tags = ['reception'];
const RUNS_SHOWN = 7;

/** Serves how long people's data is kept, and what can be done with one person's. */
export function deskPrivacyRoutes(
  desk: FastifyInstance,
  { clock, clockGuard, privacy: { settings, retention, people } }: Deps,
): void {
  route(
    desk,
    readPrivacyCall,
    { config: { may: 'privacy', audit: 'privacy.read' }, tags, summary: 'How long everything is kept' },
    async () => ({
      retentionDays: settings.current.retentionDays,
      runs: (await retention.runs(RUNS_SHOWN)).map((run) => ({ ...run, at: new Date(run.at).toISOString() })),
      serverNow: new Date(clock()).toISOString(),
    }),
  );
  route(
    desk,
    changeRetentionCall,
    {
      config: { may: 'privacy', audit: 'privacy.retention', confirms: true },
      tags,
      summary: 'Set how long everything is kept',
    },
    async (request) => {
      await settings.setRetention(request.body.retentionDays);
      return DONE;
    },
  );
  route(
    desk,
    believeClockCall,
    {
      config: { may: 'privacy', audit: 'clock.confirm', confirms: true },
      tags,
      summary: 'The date of the machine is right',
    },
    async (request) => {
      const { day } = request.body;
      request.auditSubject = day;
      if (day !== dayInVietNam(clock())) throw new AppError(409, 'otherDay', { field: 'day' });
      await clockGuard.believe();
      return DONE;
    },
  );
  // Who is asked for stands in the body alone: no address, no log and no record has it (catalogue P-12).
  route(
    desk,
    findPersonCall,
    { config: { may: 'privacy', audit: 'person.find' }, tags, summary: 'What there is of a person' },
    async (request) => {
      request.auditPeople = await people.idsOf(request.body.who);
      return people.preview(request.body.who);
    },
  );
  route(
    desk,
    exportPersonCall,
    { config: { may: 'privacy', audit: 'person.export', confirms: true }, tags, summary: 'Everything of a person' },
    async (request) => {
      const { who, form } = request.body;
      request.auditPeople = await people.idsOf(who);
      const { type, text } = await people.export(who, form, deskLanguage(request));
      return { name: `hien-${dayInVietNam(clock())}.${form}`, type, text };
    },
  );
  route(
    desk,
    erasePersonCall,
    { config: { may: 'privacy', audit: 'person.erase', confirms: true }, tags, summary: 'Delete what can go' },
    async (request) => {
      request.auditPeople = await people.idsOf(request.body.who);
      return people.erase(request.body.who, request.body.version);
    },
  );
}
