import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { StatusMessage } from '../../ui/status-message';
import css from './setup.module.css';
import { type StepName, STEPS } from './steps';

interface StepFrameProps {
  step: StepName;
  /** Words at the foot, beside the button: what is kept. */
  note?: ReactNode;
  /** The words of the button; "Next" where nothing is said. */
  action?: string;
  busy: boolean;
  /** Fault of what was sent. A field that it is about gets the focus; otherwise it stands under the step. */
  fault: { text: string } | null;
  onSubmit: () => void;
  onBack: (() => void) | null;
  onSkip: (() => void) | null;
  language: ReactNode;
  isEntered: boolean;
  children: ReactNode;
}

/** Frame of a step: where one is, what is to be done, and the button in the thumb's reach. */
export function StepFrame(props: StepFrameProps) {
  const { step, note, action, busy, fault, onSubmit, onBack, onSkip, language, isEntered, children } = props;
  const { t } = useTranslation('setup');
  const at = STEPS.findIndex(({ name }) => name === step);
  const minutes = STEPS.slice(at).reduce((sum, one) => sum + one.minutes, 0);
  const form = useRef<HTMLFormElement>(null);
  /** The fault that is about no field in sight. */
  const [loose, setLoose] = useState<StepFrameProps['fault']>(null);
  useLayoutEffect(() => {
    const field = fault && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    setLoose(field ? null : fault);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [fault]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A screen reader goes on at the top of the new step; the page's first is read anyway.
    if (isEntered) heading.current?.focus({ preventScroll: true });
  }, [isEntered, step]);
  return (
    <form
      ref={form}
      className={css.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <header className={css.top}>
        <div className={css.bar}>
          {onBack ? (
            <button type="button" className={css.iconButton} aria-label={t('back')} onClick={onBack}>
              <Icon name="chevron-left" />
            </button>
          ) : (
            <span className={css.iconButton} />
          )}
          <p>
            <b>{t('stepOf', { at: at + 1, of: STEPS.length })}</b> <span>{t('minutesLeft', { minutes })}</span>
          </p>
          {language}
          {onSkip && (
            <button type="button" className={css.textButton} onClick={onSkip}>
              {t('later')}
            </button>
          )}
        </div>
        <div
          className={css.progress}
          role="progressbar"
          aria-label={t('progress')}
          aria-valuemin={0}
          aria-valuemax={STEPS.length}
          aria-valuenow={at + 1}
        >
          {STEPS.map(({ name }, index) => (
            <i key={name} data-state={index < at ? 'done' : index === at ? 'now' : undefined} />
          ))}
        </div>
      </header>
      <main className={css.body}>
        <h1 ref={heading} tabIndex={-1}>
          {t(`steps.${step}.title`)}
        </h1>
        <p className={css.lead}>{t(`steps.${step}.lead`)}</p>
        {children}
        {loose && (
          <StatusMessage className={css.fault} to={loose}>
            {loose.text}
          </StatusMessage>
        )}
      </main>
      <footer className={css.foot}>
        <div>
          <p role="status">{note}</p>
          <button type="submit" className="btn" aria-disabled={busy}>
            {busy ? t('saving') : (action ?? t('next'))}
          </button>
        </div>
      </footer>
    </form>
  );
}
