import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';

/** `tel:` address of a number as people write it. */
export const telAddress = (phone: string): string => `tel:${phone.replace(/[^\d+*#]/g, '')}`;

/** A number that is dialled by a tap. */
export function PhoneLink({ phone, name, children }: { phone: string; name: string; children?: ReactNode }) {
  return (
    <a className="phone" href={telAddress(phone)} aria-label={`${name}: ${phone}`}>
      <Icon name="phone" />
      {children ?? phone}
    </a>
  );
}
