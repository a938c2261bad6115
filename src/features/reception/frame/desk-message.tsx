import type { ReactNode } from 'react';
import css from './desk-message.module.css';

interface DeskMessageProps {
  heading: string;
  text: string;
  children?: ReactNode;
}

/** A page of the desk that has only something to say. */
export function DeskMessage({ heading, text, children }: DeskMessageProps) {
  return (
    <div className={css.message}>
      <h1>{heading}</h1>
      <p>{text}</p>
      {children && <div className={css.ways}>{children}</div>}
    </div>
  );
}
