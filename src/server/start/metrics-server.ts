import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { readAttempts } from '../modules/backups/module';
import { countByStatus } from '../modules/booking-records/search-store';
import { countOpenMails, readLastSent } from '../modules/mails/module';
import type { AnswerCounts } from '../platform/metrics/answer-counts';
import { EXPOSITION_TYPE, type Metric, writeExposition } from '../platform/metrics/exposition';
import { watchProcess } from '../platform/metrics/process-metrics';
import { oneLine, StartError } from '../platform/start-error';

/** The only address of that port. */
const METRICS_PATH = '/metrics';

/** Figures of the house that its database knows. Nothing in them tells of a person. */
async function houseMetrics({ services: { db, clock } }: Pick<FastifyInstance, 'services'>): Promise<Metric[]> {
  const [bookings, mails, lastSent, { good }] = await Promise.all([
    countByStatus(db),
    countOpenMails(db),
    readLastSent(db),
    readAttempts(db),
  ]);
  return [
    {
      name: 'hien_bookings',
      help: 'Bookings of guests by state.',
      type: 'gauge',
      samples: bookings.map(({ status, bookings: value }) => ({ labels: { status }, value })),
    },
    {
      name: 'hien_mails',
      help: 'Mails that wait, and those that cannot arrive and that nobody has seen to.',
      type: 'gauge',
      samples: Object.entries(mails).map(([state, value]) => ({ labels: { state }, value })),
    },
    {
      name: 'hien_mail_last_sent_time_seconds',
      help: 'When a mail last went out, seconds since 1970; absent before the first.',
      type: 'gauge',
      samples: lastSent === null ? [] : [{ value: Math.round(lastSent / 1000) }],
    },
    {
      name: 'hien_backup_age_seconds',
      help: 'Age of the last good backup; absent before the first.',
      type: 'gauge',
      samples: good === null ? [] : [{ value: Math.round((clock() - good) / 1000) }],
    },
  ];
}

/**
 * Serves the figures of a running server on a port of their own, where a firewall can tell them from the guests' one.
 * A database that does not answer leaves its own figures out, and `hien_up` at 0.
 *
 * @returns how to stop
 * @throws StartError when the port is taken
 */
export async function serveMetrics(
  app: FastifyInstance,
  { host, metricsPort }: Pick<Config, 'host' | 'metricsPort'>,
  answers: AnswerCounts,
): Promise<() => Promise<void>> {
  const watched = watchProcess();
  const read = async (): Promise<string> => {
    const house = await houseMetrics(app).catch(() => null);
    const up: Metric = {
      name: 'hien_up',
      help: 'Whether the database answers.',
      type: 'gauge',
      samples: [{ value: house === null ? 0 : 1 }],
    };
    return writeExposition([up, ...(house ?? []), ...answers.metrics(), ...watched.metrics()]);
  };
  const server = createServer((request, response) => {
    if (request.url !== METRICS_PATH || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': EXPOSITION_TYPE, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error) =>
      fail(new StartError(`METRICS_PORT: cannot listen on ${host}:${metricsPort} (${oneLine(error)}).`)),
    );
    server.listen(metricsPort ?? 0, host, done);
  });
  return async () => {
    watched.stop();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
}
