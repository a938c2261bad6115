/**
 * Where a chat with a number begins. Apart from `phone.ts`: the guide has these from its first view on, and nothing of
 * what the site starts with.
 */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** Address that opens a Zalo chat with the owner of this number. */
export const zaloAddress = (phone: string): string => `https://zalo.me/${digitsOf(phone)}`;

/** WhatsApp wants the country in front, without a plus; a number that begins with one 0 is Viet Nam's. */
export const whatsAppAddress = (phone: string): string =>
  `https://wa.me/${digitsOf(phone).replace(/^00/, '').replace(/^0/, '84')}`;
