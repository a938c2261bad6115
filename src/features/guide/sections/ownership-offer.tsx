import { GUEST_FORM_PATH } from '../../../contract/guide/links';
import { useWords } from '../../../ui/words';
import { RichText } from '../../../ui/rich-text';
import { useGuideValues } from '../state/guide-values';
import { useInterest } from '../state/use-interest';
import css from './second-column.module.css';

/** Section 0: an apartment of one's own. One tap is enough, because the guest form has said who is asking. */
export function OwnershipOffer() {
  const { t } = useWords('guide');
  const values = useGuideValues();
  const { state, express } = useInterest();
  const done = state === 'sent' || state === 'waiting';
  return (
    <div className={css.offer}>
      <p>
        <RichText text={t('body.s0.text', values)} />
      </p>
      <button type="button" className="btn" disabled={done || state === 'sending'} onClick={() => void express()}>
        {state === 'sending' ? t('body.s0.sending') : t('body.s0.button')}
      </button>
      <div role="alert" data-state={state}>
        {state === 'sent' && t('body.s0.sent')}
        {state === 'waiting' && t('body.s0.waiting')}
        {state === 'failed' && t('body.s0.failed')}
        {state === 'noInfo' && (
          <>
            {t('body.s0.noInfo')} <a href={GUEST_FORM_PATH}>{t('body.s0.fillForm')}</a>
          </>
        )}
      </div>
    </div>
  );
}
