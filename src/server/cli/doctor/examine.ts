import { type Config, readConfig } from '../../config';
import { StartError } from '../../platform/start-error';
import { secretFilesIn } from '../../secret-files';
import { misspelt } from '../../start/misspelt';
import { checkFolder, checkModes, checkSecretFiles } from './data';
import { about, type Finding, type Machine } from './finding';
import { checkHouse } from './house';
import { checkBuild, checkDisk, checkNode, checkSqlite } from './machine';
import { checkMailServer, checkOrigin, checkPort, checkWallet } from './network';

/** Looks at everything that a house runs on, beside its server or without one. Nothing is changed. */
export async function examine(env: Readonly<Record<string, string | undefined>>, machine: Machine): Promise<Finding[]> {
  const found = about('settings');
  const near = misspelt(env).map(found.warn);
  const first = [checkNode(machine), checkBuild(machine)];
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [...first, ...error.message.split('\n').map(found.broken), ...near];
  }
  const folder = checkFolder(config);
  return [
    ...first,
    ...(near.length > 0 ? near : [found.ok('Every setting is understood.')]),
    checkSecretFiles(secretFilesIn(env)),
    ...(config.databaseUrl === null ? [await checkSqlite()] : []),
    folder,
    checkModes(config),
    ...(folder.state === 'ok' ? [checkDisk(config, machine)] : []),
    ...(await checkHouse(config, machine)),
    ...(await Promise.all([
      checkPort(config),
      checkOrigin(config, machine.now),
      checkMailServer(config),
      checkWallet(config),
    ])),
  ];
}
