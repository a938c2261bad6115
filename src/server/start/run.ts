import { announce } from './announce';
import type { OpenHotel } from './compose-hotel';
import { isReachable } from './going-live';
import { misspelt } from './misspelt';
import type { NewHouse } from './new-house';
import { oldNode } from './node-age';
import { type Build, openHotel } from './open-hotel';
import { ownOnly } from './own-only';
import { StartError } from '../platform/start-error';
import { within } from '../platform/outgoing/within';
import { keepTickShape } from './tick-shape';

/** Word of the command by which the demo hotel begins with guests, as `npm start` gives it; what is measured is empty. */
const DEMO_GUESTS = '--demo-guests';
/** A stop takes so long at most, in ms: whoever stops a server kills it after ten seconds (catalogue S-39). */
const STOP_MS = 9600;

/**
 * Runs the server as a process of its own until it is told to stop. What keeps it from starting is told in one line on
 * standard error, with exit code 1.
 */
export async function run(findBuild: () => Build): Promise<void> {
  keepTickShape();
  ownOnly();
  const failed = (error: unknown): void => {
    const reason = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`Hiên cannot start. ${reason ?? ''}\n`);
    process.exit(1);
  };
  let hotel: NewHouse | OpenHotel | null = null;
  const open = async (): Promise<NewHouse | OpenHotel> => {
    const isDemo = process.argv.includes(DEMO_GUESTS);
    hotel = await openHotel(process.env, findBuild(), isDemo, () => void again().catch(failed));
    return hotel;
  };
  /** In this process, as a stop and a start: what was restored lies in the house's place. */
  const again = async (): Promise<void> => {
    const { logger } = hotel ?? {};
    await within(STOP_MS, null, () => hotel?.close() ?? Promise.resolve());
    logger?.info('starting again');
    await begin(await open());
  };
  try {
    const first = await open();
    stopWhenTold(first.logger, () => hotel?.close() ?? Promise.resolve());
    await begin(first);
  } catch (error) {
    failed(error);
  }
}

async function begin(hotel: NewHouse | OpenHotel): Promise<void> {
  if (!('opened' in hotel)) return greet(hotel);
  process.stdout.write(`${hotel.say}\n`);
  await greet(await hotel.opened);
}

async function greet(hotel: OpenHotel): Promise<void> {
  if (isReachable(hotel.config)) warnWhenOpen(hotel);
  if (hotel.isCramped) hotel.logger.warn('DATA_DIR: the disk was full at the start; make room and start again.');
  for (const line of misspelt(process.env)) hotel.logger.warn(line);
  const old = oldNode(process.versions.node, Date.now());
  if (old !== null) hotel.logger.warn(old);
  if (!(await hotel.app.services.accounts.staff.isAnybody())) {
    hotel.logger.warn('Nobody can sign in at the reception desk yet: "npm run staff -- add <email>" makes an account.');
  }
  announce(hotel.app, hotel.config, hotel.logger, hotel.firstStaff);
  await hotel.keepRelease();
}

/** Warns the hotel in the log, once, of what a guide that is open to everybody shows. */
function warnWhenOpen({ app, config: { hotelNetworks }, logger }: OpenHotel): void {
  const { mode, limits } = app.services.hotel.current;
  if (mode !== 'open') return;
  logger.warn('GUIDE_ACCESS is "open": anyone with the link sees the door code and Wi-Fi of an apartment.');
  if (hotelNetworks.length + limits.houseLines.length > 0) return;
  const { doorsPerNetwork } = limits.limits;
  logger.warn(
    `HOTEL_NETWORKS is not set: phones on the house's own Wi-Fi count as one, and from the ${doorsPerNetwork + 1}. apartment within an hour on they get no door code. Name the house's lines there, or at the desk under "Limits, network".`,
  );
}

/**
 * Finishes what is being answered, then ends with 0; what has gone wrong beyond repair ends with 1. A job that does not
 * come to its end is left: what it had not written down yet is done again by the next start, as after a crash.
 */
function stopWhenTold(logger: OpenHotel['logger'], close: () => Promise<void>): void {
  const end = (error: unknown): void => {
    logger.fatal({ err: error }, 'stopped by an error');
    process.exit(1);
  };
  const stop = async (): Promise<void> => {
    try {
      await within(STOP_MS, null, close);
    } catch (error) {
      if (!isTimeout(error)) throw error;
      logger.warn('stopped before everything had ended');
    }
    process.exit(0);
  };
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      logger.info({ signal }, 'stopping');
      stop().catch(end);
    });
  }
  // A process in an unknown state must not go on answering; whoever started it starts it again.
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
