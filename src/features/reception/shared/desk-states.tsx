import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../../api/request';
import { invalidateDesk } from '../../../offline/desk/desk-query';
import { Icon, type IconName } from '../../../ui/icon';
import css from './desk-states.module.css';
import { useFailureText } from './failure-text';
import { useOffline } from './use-desk';

/** Rows while they load; they come only after a while, so that a quick answer does not flicker. */
export function DeskSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className={css.skeleton} aria-busy="true" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  );
}

/** It did not come, and this device has no copy: why, and what can be done. */
export function DeskFailed({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation(['reception', 'common']);
  const failureText = useFailureText();
  return (
    <div className={css.state} role="alert">
      <h2>{t('failed')}</h2>
      <p>{failureText(failure)}</p>
      <button type="button" className="btn" onClick={invalidateDesk}>
        {t('buttons.retry', { ns: 'common' })}
      </button>
    </div>
  );
}

/** Stands for what this device never keeps until it has come: no network, what went wrong, or rows on their way. */
export function DeskUnkept({ failure, text }: { failure: ApiFailure | null; text: string }) {
  if (useOffline()) return <DeskNothing text={text} />;
  return failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />;
}

/** Nothing is there, which may be good news. */
export function DeskNothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={css.nothing}>
      <p>{text}</p>
      {children}
    </div>
  );
}

interface DeskNoteProps {
  icon: IconName;
  /** Something is late: in the colors of a warning, and said at once. */
  urgent?: boolean;
  children: ReactNode;
}

/** Notice above a desk page. */
export function DeskNote({ icon, urgent = false, children }: DeskNoteProps) {
  return (
    <p className={css.note} data-urgent={urgent || undefined} role={urgent ? 'alert' : 'status'}>
      <Icon name={icon} />
      {children}
    </p>
  );
}
