import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import vietnamese from '../../../../locales/vi/guide-door-help.json';
import { momentOf } from '../../../domain/guide/clock';
import { telAddress } from '../../../domain/hotel-phone';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { readerOf, useWords } from '../../../ui/words';
import { guideStore, refreshDoor } from '../early/guide-store';
import { useGuideData } from '../state/guide-data';
import { ComeStep } from './come-step';
import css from './door-help.module.css';
import { LockPicture } from './lock-picture';
import { SlowCode } from './slow-code';
import { isDead, lockOf, type StepName, STEPS } from './steps';

/** The words that reception reads, whatever language the guide is in. */
const local = readerOf<'guide-door-help'>(vietnamese);

/**
 * Five steps before a door that does not open, one question a screen. What was tried is ticked, and goes to reception with
 * the last of them. All of it lies on the phone.
 */
export function DoorHelp({ onClose }: { onClose: () => void }) {
  const { t } = useWords('guide-door-help');
  const { content } = useGuideData();
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  const answer = useStore(guideStore, (state) => state.record?.answer);
  const isOffline = useStore(guideStore, (state) => state.failure !== null);
  const [at, setAt] = useState(0);
  const [tried, setTried] = useState<readonly StepName[]>([]);
  const [dead, setDead] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const lock = answer ? lockOf(answer, content) : 'password';
  const steps: readonly StepName[] = STEPS[lock];
  const step = steps[at] ?? 'come';
  useEffect(() => {
    heading.current?.closest('div')?.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [at]);
  useEffect(() => {
    // A code that has been changed since is the second cause of all.
    if (step === 'door') refreshDoor();
  }, [step]);
  const goOn = (to: number): void => {
    if (!tried.includes(step)) setTried([...tried, step]);
    setAt(to);
  };
  const code = answer?.doorCode ?? '';
  const named = (name: StepName): string => local(`steps.${name}.name`);
  const report = [
    ...(dead ? [local('dead')] : []),
    `${local('report')}: ${tried.length === 0 ? '—' : tried.map(named).join(', ')}.`,
  ].join(' ');
  const values = { apartment, code: code.split('').join('\u00a0') };
  return (
    <Dialog title={t('title')} onClose={onClose} size="panel">
      <div className={css.help}>
        <div className={css.head}>
          <button type="button" onClick={at === 0 ? onClose : () => setAt(at - 1)}>
            <Icon name={at === 0 ? 'close' : 'chevron-left'} />
            {t(at === 0 ? 'close' : 'back')}
          </button>
          {at > 0 && (
            <button type="button" onClick={onClose}>
              <Icon name="close" />
              {t('close')}
            </button>
          )}
        </div>
        {step === 'light' && <LockPicture isLit />}
        {step === 'slow' && <SlowCode code={code} />}
        <p className={css.count}>{t('step', { step: at + 1 })}</p>
        <h2 ref={heading} tabIndex={-1} aria-describedby={step === 'slow' ? 'slow-keys' : undefined}>
          {t(`steps.${step}.title`, values)}
        </h2>
        {step === 'come' ? (
          <ComeStep report={report} isDead={dead} />
        ) : (
          <Step
            key={step}
            name={step}
            values={values}
            onNext={() => goOn(at + 1)}
            onDead={() => {
              setDead(true);
              goOn(steps.length - 1);
            }}
            onOpened={onClose}
          >
            {step === 'door' && <DoorFacts code={lock === 'password' ? values.code : ''} />}
          </Step>
        )}
        {isOffline && (
          <p className={css.offline}>
            <Icon name="wifi-off" />
            {t('offline')}
          </p>
        )}
        <ol className={css.five}>
          {steps.map((name, nth) => (
            <li key={name}>
              <button
                type="button"
                aria-current={nth === at ? 'step' : undefined}
                data-tried={tried.includes(name)}
                onClick={() => setAt(nth)}
              >
                <i>{tried.includes(name) ? <Icon name="check" /> : nth + 1}</i>
                {t(`steps.${name}.name`)}
                {tried.includes(name) && <span className="sr">({t('tried')})</span>}
              </button>
            </li>
          ))}
        </ol>
        <a className={css.call} href={telAddress(content.phones.reception)}>
          <Icon name="phone" />
          {t('call')}
          <b translate="no">{content.phones.reception}</b>
        </a>
      </div>
    </Dialog>
  );
}

interface StepProps {
  name: Exclude<StepName, 'come'>;
  values: Readonly<Record<string, string | number>>;
  onNext: () => void;
  onDead: () => void;
  onOpened: () => void;
  children: ReactNode;
}

/** One thing to do, and the question how it went. */
function Step({ name, values, onNext, onDead, onOpened, children }: StepProps) {
  const { t } = useWords('guide-door-help');
  const [isWrong, setIsWrong] = useState(false);
  const asks = isDead(name) || name === 'door';
  const text = t(`steps.${name}.text`, values);
  return (
    <>
      <p>
        <span aria-hidden="true">{text}</span>
        <span className="sr">{text.replace('#', t('hash'))}</span>
      </p>
      {children}
      {asks && <h3>{t(`steps.${name}.ask`, values)}</h3>}
      {isWrong && <p role="alert">{t('steps.door.wrong', values)}</p>}
      <div className={css.answers}>
        <button type="button" className="btn" onClick={asks ? onNext : onOpened}>
          {asks ? t(`steps.${name}.yes`, values) : t('opened')}
        </button>
        <button
          type="button"
          className="btn quiet"
          onClick={isDead(name) ? onDead : name === 'door' ? () => setIsWrong(true) : onNext}
        >
          {asks ? t(`steps.${name}.no`) : t('shut')}
        </button>
      </div>
    </>
  );
}

/** The code that counts now, and how new it is. */
function DoorFacts({ code }: { code: string }) {
  const { t } = useWords('guide-door-help');
  const { record, fresh, failure, now } = useStore(guideStore);
  if (code === '' || !record) return null;
  const isKept = !fresh || failure !== null;
  return (
    <p className={css.fact}>
      <b translate="no" aria-hidden="true">
        {code}
      </b>
      <span className="sr">{code.replace('#', t('hash'))}</span>
      <small>{isKept ? t('kept', { time: momentOf(record.savedAt, now) }) : t('fresh')}</small>
    </p>
  );
}
