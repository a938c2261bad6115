import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './booking-line.module.css';
import { Picture } from './pictures/picture';

interface BookingLineProps {
  to: string;
  picture?: string | null | undefined;
  name: string;
  /** Below the name: room, days, number. */
  children: ReactNode;
  /** Colors what is said of how the booking stands. */
  status: string;
  label: string;
  price?: string;
}

/** One of somebody's bookings in a list, with the way to its own page. */
export function BookingLine({ to, picture, name, children, status, label, price }: BookingLineProps) {
  return (
    <li className={css.line}>
      <Link to={to}>
        {picture && <Picture id={picture} alt="" className={css.picture ?? ''} sizes="96px" />}
        <span className={css.words}>
          <b>{name}</b>
          {children}
        </span>
        <span className={css.facts}>
          <span className={css.status} data-status={status}>
            {label}
          </span>
          {price !== undefined && (
            <span className="price" translate="no">
              {price}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
