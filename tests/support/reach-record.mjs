import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const RECORD = 'dist/client/reach-record.json';
const TESTS = JSON.parse(readFileSync('src/domain/accessibility/tests.json', 'utf8'));

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/**
 * Writes beside the pages of what is built how the flows that its accessibility statement names went; what another
 * part of the same run has said stays.
 *
 * @param report Playwright's, as JSON
 */
export function recordReach(report, file = RECORD) {
  if (!report || !existsSync(file)) return;
  const ran = (report.suites ?? []).flatMap(specsIn);
  const found = Object.entries(TESTS).flatMap(([name, { file: spec, title }]) => {
    const flow = ran.find((one) => one.title === title && path.basename(one.file) === spec);
    return flow ? [[name, flow.ok]] : [];
  });
  if (found.length === 0) return;
  const { passed } = JSON.parse(readFileSync(file, 'utf8'));
  const day = new Date(report.stats.startTime).toISOString().slice(0, 10);
  writeFileSync(file, JSON.stringify({ day, passed: { ...passed, ...Object.fromEntries(found) } }));
}
