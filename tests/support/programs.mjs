/** Folders whose `tsconfig.json` makes a program: what runs in one place. `.` is the client. */
export const PROGRAMS = ['.', 'src/domain', 'src/sw', 'src/server', 'src/build', 'tests'];

/** Files of the client's program, but for what is a program of its own. */
const IN_ROOT = /^(?:src|locales)\//;
const OWN = /^(?:src\/(?:sw|server|build)|tests)\//;
/** Files that no program knows by more than their names. */
const NOT_COMPILED = /\.(?:md|css)$/;
/** Code, and words, whose keys are types to those who import them. */
const COMPILED = /^(?:(?:src|tests)\/.*\.(?:ts|tsx|mjs)|locales\/.*\.json)$/;

/**
 * The programs that these files are part of.
 *
 * @param {readonly string[]} reached files that changed and all that import them; one of another kind is part of all
 */
export function programsOf(reached) {
  const files = reached.filter((file) => !NOT_COMPILED.test(file));
  if (files.some((file) => !COMPILED.test(file))) return PROGRAMS;
  return PROGRAMS.filter((program) =>
    files.some((file) => (program === '.' ? IN_ROOT.test(file) && !OWN.test(file) : file.startsWith(`${program}/`))),
  );
}
