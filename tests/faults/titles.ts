/** The codes that a case's title begins with: `S-2, S-6: a restart …`. */
export const codesInTitle = (title: string): string[] =>
  /^((?:[A-Z]-\d+(?:, )?)+): /.exec(title)?.[1]?.split(', ') ?? [];

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a title of the source among those that ran: placeholders stand for anything. */
export const patternOf = (title: string): RegExp =>
  new RegExp(
    `^${title
      .split(/%[sijdo]|\$\{[^}]*\}/)
      .map(escape)
      .join('[\\s\\S]*')}$`,
  );
