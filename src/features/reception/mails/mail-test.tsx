import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { testDeskMailCall } from '../../../contract/mails/desk-calls';
import type { MailTest } from '../../../contract/mails/desk';
import { StatusMessage } from '../../../ui/status-message';
import { DeskPart } from '../shared/desk-part';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import css from './mail-page.module.css';

/** The server gives the mail server 10 s; its answer is waited for a little longer, in ms. */
const ANSWER_LIMIT_MS = 15_000;
const GOOD: readonly MailTest['result'][] = ['sent', 'kept'];

/** Sends a mail to whoever is signed in, and says what its server answered. */
export function MailTestPart({ to }: { to: string }) {
  const { t } = useTranslation('reception-mail');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const [answer, setAnswer] = useState<MailTest | null>(null);
  const send = async (): Promise<void> => {
    setAnswer(null);
    const call = apiCall(testDeskMailCall, { body: {}, timeoutMs: ANSWER_LIMIT_MS });
    setAnswer(await act(call, { notice: null }));
  };
  return (
    <DeskPart heading={t('test.heading')} lead={t('test.lead', { address: to })}>
      <button type="button" className="btn" disabled={offline || busy} onClick={() => void send()}>
        {busy ? t('test.busy') : t('test.button')}
      </button>
      {answer && (
        <StatusMessage className={css.answer} to={answer} good={GOOD.includes(answer.result)}>
          <p>{t(`test.results.${answer.result}`, { to: answer.to })}</p>
          {answer.answer !== null && <p>{t('test.answer', { answer: answer.answer })}</p>}
        </StatusMessage>
      )}
    </DeskPart>
  );
}
