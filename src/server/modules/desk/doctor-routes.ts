import type { FastifyInstance } from 'fastify';
import { readDoctorCall } from '../../../contract/desk/desk-calls';
import { AppError } from '../../errors';
import { route } from '../../platform/route';
import type { Examine } from '../../start/examine-apart';

/** State of the machine and of the settings that the house runs on. */
export function deskDoctorRoutes(desk: FastifyInstance, { examine }: { examine?: Examine | undefined }): void {
  route(
    desk,
    readDoctorCall,
    { config: { may: 'server', audit: 'server.read' }, tags: ['reception'], summary: 'What `doctor` says, now' },
    async ({ log }) => {
      if (examine === undefined) throw new AppError(503, 'unavailable');
      try {
        return { items: await examine() };
      } catch (error) {
        log.error({ err: error }, 'doctor did not run');
        throw new AppError(503, 'unavailable');
      }
    },
  );
}
