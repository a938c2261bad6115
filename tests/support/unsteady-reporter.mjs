import { writeFileSync } from 'node:fs';

/** Writes down which unit tests failed and passed when they were run again, so that `npm test` says it. */
export default class UnsteadyReporter {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    const file = process.env.UNSTEADY_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.#names));
  }
}
