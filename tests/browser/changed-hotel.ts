import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Hotel file of the same hotel after it has put its prices up: other documents, and so a new version of the worker. */
export const CHANGED_HOTEL = path.join(mkdtempSync(path.join(tmpdir(), 'hien-hotel-')), 'hotel.json');

const hotel = JSON.parse(readFileSync('src/server/demo/hotel.json', 'utf8')) as { fees: { violation: number } };
hotel.fees.violation = 650_000;
writeFileSync(CHANGED_HOTEL, JSON.stringify(hotel));
