import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { request } from '../../../api/request';
import { readSetupCheckCall } from '../../../contract/setup/calls';
import type { SetupCheck } from '../../../contract/setup/check';
import type { SetupState } from '../../../contract/setup/setup';
import { missingIn } from '../../../domain/setup/missing';
import { Icon } from '../../../ui/icon';
import css from '../setup.module.css';
import type { StepName } from '../steps';
import { stepOfPage } from './step-of-page';

/** Our server reads for eight seconds at most, and makes a house before. */
const TIMEOUT_MS = 60_000;
/** So many faults are named. */
const NAMED = 8;

/** Reads the house as its guests will, before it is open, and says what is missing or odd. */
export function HouseCheck({ state, onGo }: { state: SetupState; onGo: (step: StepName) => void }) {
  const { t } = useTranslation('setup');
  const [check, setCheck] = useState<SetupCheck | 'reading' | 'unread'>('reading');
  useEffect(() => {
    const leave = new AbortController();
    const call = apiCall(readSetupCheckCall, { timeoutMs: TIMEOUT_MS, signal: leave.signal });
    request(call).then(setCheck, () => {
      if (!leave.signal.aborted) setCheck('unread');
    });
    return () => leave.abort();
  }, []);
  const odd =
    typeof check === 'string'
      ? []
      : [
          ...check.faults.map(({ path, status }) => ({ path, text: t('check.fault', { path, status }) })),
          ...check.words.map(({ path, words }) => ({
            path,
            text: t('check.words', { path, words: words.join(', ') }),
          })),
        ];
  return (
    <section aria-labelledby="setup-check">
      <h2 id="setup-check">{t('check.title')}</h2>
      <p role="status" className={css.hint}>
        {typeof check === 'string'
          ? t(`check.${check}`)
          : t(odd.length > 0 ? 'check.odd' : check.whole ? 'check.good' : 'check.partly', { count: check.pages })}
      </p>
      <ul className={css.list}>
        {odd.slice(0, NAMED).map(({ path, text }) => (
          <Finding key={text} text={text} onGo={() => onGo(stepOfPage(path))} />
        ))}
        {missingIn(state).map(({ what, step, count }) => (
          <Finding key={what} text={t(`check.missing.${what}`, { count })} onGo={step && (() => onGo(step))} />
        ))}
      </ul>
    </section>
  );
}

/** One thing to look at again. @param onGo leads to where it is mended; `null` for the desk alone */
function Finding({ text, onGo }: { text: string; onGo: (() => void) | null }) {
  return (
    <li data-kept={false}>
      {onGo === null ? (
        <p className={css.odd}>{text}</p>
      ) : (
        <button type="button" onClick={onGo}>
          <Icon name="warning" />
          <span>{text}</span>
          <Icon name="chevron-right" />
        </button>
      )}
    </li>
  );
}
