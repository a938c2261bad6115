import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FactorOffer } from '../../../contract/staff/desk';
import { apiCall } from '../../../api/call';
import { offerSecondFactorCall, turnOnSecondFactorCall } from '../../../contract/staff/desk-calls';
import { CodeField } from '../../../ui/forms/code-field';
import { Icon } from '../../../ui/icon';
import { QrCode } from '../../../ui/pictures/qr-code';
import { useOffline } from '../shared/use-desk';
import { useDeskForm } from '../shared/use-desk-form';
import { PaperCodes } from './paper-codes';
import css from './staff-page.module.css';

/** Sets a second factor up: a phone reads the code, shows its first number, and the codes for paper follow. */
export function FactorSetup({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('reception-staff');
  const offline = useOffline();
  const form = useForm({ defaultValues: { code: '' } });
  const { busy, error, send } = useDeskForm(form);
  const [offer, setOffer] = useState<FactorOffer | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = async (): Promise<void> => {
    setOffer(await send(apiCall(offerSecondFactorCall, { body: {} })));
  };
  const turnOn = async ({ code }: { code: string }): Promise<void> => {
    const answer = await send(apiCall(turnOnSecondFactorCall, { body: { code } }));
    if (answer) setCodes(answer.codes);
  };
  if (codes) return <PaperCodes codes={codes} onDone={onDone} />;
  if (!offer) {
    return (
      <>
        <div role="alert">{error}</div>
        <button type="button" className="btn" disabled={offline || busy} onClick={() => void begin()}>
          <Icon name="phone-saved" />
          {t('setup.begin')}
        </button>
      </>
    );
  }
  return (
    <form
      noValidate
      className={css.setup}
      aria-label={t('setup.begin')}
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(turnOn)(event);
      }}
    >
      <div className={css.qr}>
        <QrCode text={offer.url} label={t('setup.qr')} />
      </div>
      <div>
        <ol className={css.steps}>
          <li>{t('setup.app')}</li>
          <li>
            {t('setup.scan')}{' '}
            <code className={css.secret} translate="no">
              {offer.secret.replace(/.{4}(?=.)/g, '$& ')}
            </code>{' '}
            {/* A phone cannot read its own screen. */}
            <a href={offer.url}>{t('setup.open')}</a>
          </li>
          <li>{t('setup.type')}</li>
        </ol>
        <CodeField
          {...form.register('code', { required: t('setup.required') })}
          label={t('setup.code')}
          error={form.formState.errors.code?.message ?? error ?? undefined}
        />
        <button type="submit" className="btn" disabled={offline || busy}>
          <Icon name="check" />
          {t('setup.on')}
        </button>
      </div>
    </form>
  );
}
