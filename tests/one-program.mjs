// Lint, and the types of the tests and all that they import, over one program: what a type is gets worked out once, where
// eslint and tsc one after the other would each do it for the same 3,000 files. Finds what `npm run lint` without the
// formatter and `tsc -p tests` find.
import { ESLint } from 'eslint';
import ts from 'typescript';

const problems = [];

/** A program as eslint makes them of its `parserOptions.project`: every node knows its parent. */
function programOf(config) {
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(config, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => problems.push(problem),
  });
  problems.push(...errors);
  return ts.createProgram(fileNames, options, ts.createCompilerHost(options, true));
}

// The worker's own types are checked by `tsc -p src/sw`; here its program is only asked by lint.
const whole = programOf('tsconfig.lint.json');
const programs = [whole, programOf('src/sw/tsconfig.json')];
problems.push(...ts.getPreEmitDiagnostics(whole));
if (problems.length > 0) {
  const names = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => '\n',
  };
  console.error(ts.formatDiagnostics(problems, names));
}

const eslint = new ESLint({
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { programs } },
  },
});
const results = await eslint.lintFiles(['.']);
const formatter = await eslint.loadFormatter('stylish');
console.log(await formatter.format(results));
// Set rather than asked for at once: what was written must reach whoever reads it.
process.exitCode = problems.length > 0 || results.some(({ errorCount }) => errorCount > 0) ? 1 : 0;
