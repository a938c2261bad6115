import type { ReactNode } from 'react';
import css from './skeleton.module.css';

interface LoadingShapeProps {
  /** Layout of the shape. */
  className: string | undefined;
  /** Nothing to say: what is on its way is said elsewhere. */
  silent?: boolean;
  children: ReactNode;
}

/** A page's shape while it loads; it comes only after a while, so that a quick answer does not flicker. */
export function Skeleton({ className = '', silent = false, children }: LoadingShapeProps) {
  const heard = silent ? { 'aria-hidden': true } : { role: 'status' };
  return (
    <div className={`${css.shape ?? ''} ${className}`} aria-busy="true" {...heard}>
      {children}
    </div>
  );
}
