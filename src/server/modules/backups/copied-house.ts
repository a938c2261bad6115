import type { Config } from '../../config';
import { openSeal, readManifest } from '../../platform/db/copies/manifest';
import { readTable } from '../../platform/db/copies/tables';
import { StartError } from '../../platform/start-error';
import { requireReady } from '../../start/going-live';

/**
 * Reads out of a copy whose house it is.
 *
 * @param passphrase of a sealed copy
 * @throws WrongPassphrase; StartError when it holds no house, or one on which this server would not open
 */
export async function readCopiedHouse(
  config: Config,
  folder: string,
  passphrase: string | null,
): Promise<{ brand: string }> {
  const copy = await readManifest(folder);
  if (copy === null) throw new StartError(`${folder} holds no backup.`);
  const key = await openSeal(folder, copy, passphrase);
  const rows = (await readTable(folder, copy, key, 'documents')) as { name: string; body: string }[];
  const told = (name: string): Told => JSON.parse(rows.find((row) => row.name === name)?.body ?? 'null') as Told;
  const brand = told('profile')?.brand;
  if (!brand) throw new StartError(`${folder} holds no house.`);
  requireReady(config, told('origin')?.demo === true);
  return { brand };
}

type Told = { brand?: string; demo?: boolean } | null;
