import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { addPasskeyCall, offerPasskeyCall, removePasskeyCall } from '../../../contract/staff/passkey-calls';
import type { PasskeyList } from '../../../contract/staff/passkeys';
import { deviceName } from '../../../domain/accounts/device-name';
import { MAX_PASSKEY_NAME } from '../../../domain/accounts/passkeys';
import { deskPasskeys } from '../../../offline/desk/desk-sources';
import { Field } from '../../../ui/forms/field';
import { showToast } from '../shared/desk-notice';
import { DeskPart } from '../shared/desk-part';
import part from '../shared/desk-part.module.css';
import { showMoment } from '../shared/moment';
import { RowActions } from '../shared/row-actions';
import { useDesk, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { useDeskForm } from '../shared/use-desk-form';
import { useLang } from '../shared/use-lang';
import { knowsPasskeys, makePasskey } from './passkey-device';
import css from './staff-page.module.css';

type Passkey = PasskeyList['items'][number];

/** Own passkeys of whoever sits here: each can be removed, and this device can make one. */
export function OwnPasskeys({ onAdded }: { onAdded?: () => void }) {
  const { t } = useTranslation('reception-staff');
  const lang = useLang();
  const { data } = useDesk(useMemo(() => deskPasskeys(lang), [lang]));
  if (!data) return null;
  const { items, origin } = data;
  return (
    <DeskPart heading={t('passkey.heading')} lead={t('passkey.lead')}>
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map((one) => (
            <Line key={one.id} of={one} />
          ))}
        </ul>
      )}
      {origin === null ? (
        <p>{t('passkey.place')}</p>
      ) : origin !== location.origin ? (
        <p>{t('passkey.elsewhere', { origin })}</p>
      ) : knowsPasskeys() ? (
        <NewPasskey onAdded={onAdded} />
      ) : (
        <p>{t('passkey.unknown')}</p>
      )}
    </DeskPart>
  );
}

function Line({ of: { id, name, createdAt, usedAt, synced } }: { of: Passkey }) {
  const { t } = useTranslation('reception-staff');
  const off = useOffline();
  const { busy, act } = useDeskAction();
  const remove = (): void => {
    void act(apiCall(removePasskeyCall, { params: { id } }), { notice: t('passkey.saidRemoved', { name }) });
  };
  return (
    <li>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {t(synced ? 'passkey.synced' : 'passkey.single')} ·{' '}
          {usedAt === null
            ? t('passkey.made', { time: showMoment(createdAt) })
            : t('passkey.used', { time: showMoment(usedAt) })}
        </small>
      </span>
      <RowActions actions={[{ word: t('passkey.remove'), about: name, off: off || busy, onAct: remove }]} />
    </li>
  );
}

function NewPasskey({ onAdded }: { onAdded: (() => void) | undefined }) {
  const { t } = useTranslation(['reception-staff', 'reception']);
  const offline = useOffline();
  const form = useForm({ defaultValues: { name: deviceName(navigator.userAgent) } });
  const { busy, error, send } = useDeskForm(form);
  const [refused, setRefused] = useState<string | null>(null);
  const add = async ({ name }: { name: string }): Promise<void> => {
    setRefused(null);
    const offer = await send(apiCall(offerPasskeyCall, { body: {} }));
    if (!offer) return;
    const made = await makePasskey(offer);
    if (made.failure) {
      setRefused(t(`passkey.${made.failure}`, { ns: 'reception' }));
      return;
    }
    if (!(await send(apiCall(addPasskeyCall, { body: { name, passkey: made.passkey } })))) return;
    showToast({ kind: 'success', title: t('notice.done', { ns: 'reception' }), text: t('passkey.saidAdded') });
    onAdded?.();
  };
  return (
    <form
      noValidate
      aria-label={t('passkey.add')}
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(add)(event);
      }}
    >
      <div className={part.fieldAndButton}>
        <Field
          {...form.register('name', { required: t('passkey.noName') })}
          label={t('passkey.name')}
          maxLength={MAX_PASSKEY_NAME}
          error={form.formState.errors.name?.message}
        />
        <button type="submit" className="btn" disabled={offline || busy}>
          {t('passkey.add')}
        </button>
      </div>
      <p role="alert" className={css.refused}>
        {refused ?? error}
      </p>
    </form>
  );
}
