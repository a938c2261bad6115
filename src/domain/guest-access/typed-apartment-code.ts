import { plainSigns } from '../plain-signs';
import { normalizeApartmentCode } from './apartment-code';

/**
 * The canonical form of a code that somebody has typed, in full width or in digits of any script. Apart from the reading of addresses,
 * which the guide begins with.
 */
export const typedApartmentCode = (typed: string): string => normalizeApartmentCode(plainSigns(typed));
