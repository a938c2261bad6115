import { lightFormat } from 'date-fns/lightFormat';

/**
 * The hour and minute of an instant on this device's clock, with 24 hours in both languages as everything else that has
 * happened or been arranged is written.
 *
 * @param at epoch milliseconds
 */
export const clockTime = (at: number): string => lightFormat(at, 'HH:mm');
