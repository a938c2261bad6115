import { telAddress } from '../../../domain/hotel-phone';
import { Icon } from '../../../ui/icon';

/** A number that is dialled by a tap. */
export function PhoneLink({ phone, name }: { phone: string; name: string }) {
  return (
    <a className="phone" translate="no" href={telAddress(phone)} aria-label={`${phone}: ${name}`}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}
