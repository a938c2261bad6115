/** Folders whose `tsconfig.json` makes a program: what runs in one place. `.` is the client. */
export const PROGRAMS = ['.', 'src/domain', 'src/sw', 'src/server', 'src/build', 'tests'];

const OWN = /^(?:src\/(?:sw|server|build)|tests)\//;
const CODE = /^(?:src|tests)\/.*\.(?:ts|tsx|mjs)$/;

/**
 * The programs that these files are part of.
 *
 * @param {readonly string[]} reached files that changed and all that import them; something else than code is in all
 */
export function programsOf(reached) {
  if (reached.some((file) => !CODE.test(file) && !/\.(?:md|css)$/.test(file))) return PROGRAMS;
  return PROGRAMS.filter((program) =>
    reached.some((file) => (program === '.' ? /^src\//.test(file) && !OWN.test(file) : file.startsWith(`${program}/`))),
  );
}
