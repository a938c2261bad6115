import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startBuiltServer } from '../../support/app-server';

/** The demo hotel after it has put a price up: other documents, and so a new version of the worker. */
export async function startChangedHotel(): Promise<RunningServer> {
  const hotel = JSON.parse(readFileSync('src/server/demo/hotel.json', 'utf8')) as { fees: { violation: number } };
  hotel.fees.violation = 650_000;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hien-hotel-')), 'hotel.json');
  writeFileSync(file, JSON.stringify(hotel));
  return startBuiltServer({ HOTEL_FILE: file });
}
