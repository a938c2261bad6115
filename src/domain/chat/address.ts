import { dialledAbroad } from '../hotel-phone';

/** Address that opens a Zalo chat with the owner of this number. */
export const zaloAddress = (phone: string): string => `https://zalo.me/${dialledAbroad(phone).replace('+84', '0')}`;

/** WhatsApp wants the country in front, without a plus. */
export const whatsAppAddress = (phone: string): string =>
  `https://wa.me/${dialledAbroad(phone).replace(/^\+|^00/, '')}`;
