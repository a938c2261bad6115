import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../api/call';
import { asFailure } from '../../api/as-failure';
import { request } from '../../api/request';
import { readSetupCall } from '../../contract/setup/calls';
import type { SetupOpened, SetupState } from '../../contract/setup/setup';
import { type Language, otherLanguage } from '../../domain/languages';
import { Skeleton } from '../../ui/page/skeleton';
import { CodePage } from './code-page';
import { OpenedPage } from './opened-page';
import css from './setup.module.css';
import { SetupSteps } from './setup-steps';
import { useFaultText } from './use-setup-call';

type Shown =
  | 'loading'
  | 'code'
  | { opened: SetupOpened; door: string | null; isSelling: boolean }
  | { state: SetupState }
  | { fault: string };

interface SetupPageProps {
  lang: Language;
  onSwitch: () => void;
}

/** Leads whoever has the code through the steps to a house of their own. */
export function SetupPage({ lang, onSwitch }: SetupPageProps) {
  const { t } = useTranslation('setup');
  const faultText = useFaultText();
  const [shown, setShown] = useState<Shown>('loading');
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const leave = new AbortController();
    const read = async (): Promise<void> => {
      try {
        setShown({ state: await request(apiCall(readSetupCall, { signal: leave.signal })) });
      } catch (thrown) {
        if (leave.signal.aborted) return;
        const failure = asFailure(thrown);
        if (failure.status === 401) setShown('code');
        // Somebody else has opened the house.
        else if (failure.status === 404) location.replace('/');
        else setShown({ fault: faultText(failure) });
      }
    };
    void read();
    return () => leave.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- words of another language ask nothing again
  }, [visit]);

  const other = otherLanguage(lang);
  const language = (
    <button type="button" className={css.textButton} lang={other} onClick={onSwitch}>
      <span>{other.toUpperCase()}</span>
      <span className="sr">{t('otherLanguage')}</span>
    </button>
  );
  if (shown === 'loading') {
    return (
      <Skeleton className={css.loading}>
        <span className="sr">{t('loading')}</span>
        <i />
        <i />
        <i />
      </Skeleton>
    );
  }
  if (shown === 'code') return <CodePage lang={lang} language={language} onIn={() => setVisit(visit + 1)} />;
  if ('opened' in shown) return <OpenedPage {...shown} language={language} />;
  if ('fault' in shown) {
    return (
      <div className={css.page}>
        <main className={css.body} role="alert">
          <h1>{t('faults.title')}</h1>
          <p className={css.lead}>{shown.fault}</p>
          <button type="button" className="btn" onClick={() => setVisit(visit + 1)}>
            {t('tryAgain')}
          </button>
        </main>
      </div>
    );
  }
  return (
    <SetupSteps
      lang={lang}
      state={shown.state}
      isEntered={visit > 0}
      language={language}
      onState={(state) => setShown({ state })}
      onOpened={(opened) => {
        const { doors, rooms } = shown.state;
        setShown({ opened, door: doors[0]?.code ?? null, isSelling: rooms.length > 0 });
      }}
    />
  );
}
