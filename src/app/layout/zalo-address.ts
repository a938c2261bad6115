import { telAddress } from '../../domain/phone';

/** Zalo opens a chat with whoever has this number. */
export const zaloAddress = (phone: string): string => `https://zalo.me/${telAddress(phone).slice('tel:'.length)}`;
