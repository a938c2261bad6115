import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { testSetupMailCall } from '../../../contract/setup/calls';
import type { MailTest } from '../../../contract/mails/desk';
import { StatusMessage } from '../../../ui/status-message';
import css from '../setup.module.css';
import { StepFrame } from '../step-frame';
import type { StepProps } from '../step-props';
import { useSetupCall } from '../use-setup-call';

/** The server gives the mail server 10 s; its answer is waited for a little longer, in ms. */
const ANSWER_LIMIT_MS = 15_000;
const GOOD: readonly MailTest['result'][] = ['sent', 'kept'];

/** Says how guests can pay and how mails go out on this server, and tries a mail; whoever runs the server sets both. */
export function ServicesStep({ state, lang, onGo, frame }: StepProps) {
  const { t } = useTranslation('setup');
  const { busy, fault, send } = useSetupCall(lang);
  const [answer, setAnswer] = useState<MailTest | null>(null);
  const { services, owner, house } = state;
  const test = async (): Promise<void> => {
    setAnswer(null);
    setAnswer(await send(apiCall(testSetupMailCall, { query: { lang }, timeoutMs: ANSWER_LIMIT_MS })));
  };
  return (
    <StepFrame step="services" busy={busy} fault={fault} onSubmit={() => onGo('ready')} {...frame}>
      <h2>{t('steps.services.money')}</h2>
      <p>{t('steps.services.onSite')}</p>
      {services && <p>{t(`steps.services.wallets.${services.wallet}`)}</p>}
      <h2>{t('steps.services.mail')}</h2>
      {services && <p>{t(`steps.services.mails.${services.mails}`)}</p>}
      {owner && house ? (
        <>
          <p className={css.hint}>{t('steps.services.testTo', { to: owner.email })}</p>
          <button type="button" className="btn quiet" aria-disabled={busy} onClick={() => void test()}>
            {t('steps.services.test')}
          </button>
        </>
      ) : (
        <p className={css.hint}>{t('steps.services.ownerFirst')}</p>
      )}
      {answer && (
        <StatusMessage
          className={GOOD.includes(answer.result) ? css.good : css.fault}
          to={answer}
          good={GOOD.includes(answer.result)}
        >
          {t(`steps.services.results.${answer.result}`, { to: answer.to })}
          {answer.answer !== null && ` ${t('steps.services.answer', { answer: answer.answer })}`}
        </StatusMessage>
      )}
    </StepFrame>
  );
}
