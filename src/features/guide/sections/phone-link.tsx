import { Icon } from '../../../ui/icon';

/** `tel:` address of a number as people write it. */
export const telAddress = (phone: string): string => `tel:${phone.replace(/[^\d+*#]/g, '')}`;

/** A number that is dialled by a tap. */
export function PhoneLink({ phone, name }: { phone: string; name: string }) {
  return (
    <a className="phone" href={telAddress(phone)} aria-label={`${phone}: ${name}`}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}
