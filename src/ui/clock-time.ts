/**
 * The hour and minute of an instant on this device's clock, with 24 hours in both languages as everything else that has
 * happened or been arranged is written.
 *
 * @param at epoch milliseconds
 */
export const clockTime = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
