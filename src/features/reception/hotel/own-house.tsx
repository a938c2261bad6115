import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../api/as-failure';
import { apiCall } from '../../../api/call';
import { request } from '../../../api/request';
import { beginOwnHouseCall, readBackupsCall } from '../../../contract/backups/desk-calls';
import { SETUP_PATH } from '../../../contract/page-addresses';
import { readSetupCall } from '../../../contract/setup/calls';
import type { Language } from '../../../domain/languages';
import { deskBackups } from '../../../offline/desk/desk-sources';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/forms/field';
import { DeskPart } from '../shared/desk-part';
import { DialogForm } from '../shared/form-dialog';
import { useDesk, useOffline } from '../shared/use-desk';
import { useDeskForm } from '../shared/use-desk-form';
import css from './own-house.module.css';

/** While the demo is put aside, the server is asked this often whether it waits for a house, in ms. */
const ASKED_EVERY_MS = 2000;

/** In the demo hotel: the way to a house of one's own. */
export function OwnHouse({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-hotel');
  const { data } = useDesk(useMemo(() => deskBackups(lang), [lang]));
  const offline = useOffline();
  /** The demo's name while the dialog is open; once the server waits for a house it tells of no demo. */
  const [brand, setBrand] = useState<string | null>(null);
  const demo = data?.demo;
  return (
    <>
      {demo !== undefined && (
        <DeskPart heading={t('own.heading')} lead={t('own.lead')}>
          <button type="button" className="btn" disabled={offline || data?.making} onClick={() => setBrand(demo)}>
            {t('own.begin')}
          </button>
        </DeskPart>
      )}
      {brand !== null && <OwnHouseDialog brand={brand} onClose={() => setBrand(null)} />}
    </>
  );
}

function OwnHouseDialog({ brand, onClose }: { brand: string; onClose: () => void }) {
  const { t } = useTranslation(['reception-hotel', 'common']);
  const form = useForm({ defaultValues: { brand: '' } });
  const { busy, error, send } = useDeskForm(form);
  const [code, setCode] = useState<string | null>(null);
  const submit = async (typed: { brand: string }): Promise<void> => {
    const begun = await send(apiCall(beginOwnHouseCall, { body: typed }));
    if (begun !== null) setCode(begun.code);
  };
  return (
    <Dialog title={t('own.title')} close={t('common:buttons.close')} onClose={onClose} size="small" startInField>
      {code !== null ? (
        <Begun code={code} />
      ) : (
        <DialogForm
          submit={t('own.submit')}
          busy={busy}
          error={error}
          danger
          onClose={onClose}
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
        >
          <ul className={css.told}>
            <li>{t('own.aside', { brand })}</li>
            <li>{t('own.again')}</li>
            <li>{t('own.setup')}</li>
          </ul>
          <Field
            {...form.register('brand')}
            label={t('own.brand', { brand })}
            autoComplete="off"
            spellCheck={false}
            error={form.formState.errors.brand && t('own.otherName', { brand })}
          />
        </DialogForm>
      )}
    </Dialog>
  );
}

/** Tells the code that `/setup` asks for, and leads there once the server waits for it. */
function Begun({ code }: { code: string }) {
  const { t } = useTranslation('reception-hotel');
  const state = useWaiting();
  return (
    <div className={css.begun}>
      <p>{t('own.code')}</p>
      <p className={css.code} translate="no">
        {code}
      </p>
      <p role="status">{t(`own.${state}`)}</p>
      {state === 'ready' && (
        <a className="btn" href={SETUP_PATH}>
          {t('own.toSetup')}
        </a>
      )}
    </div>
  );
}

type Waiting = 'running' | 'ready' | 'failed';

/** Asks until the server waits for a house, or has not put the demo aside. */
function useWaiting(): Waiting {
  const [state, setState] = useState<Waiting>('running');
  useEffect(() => {
    if (state !== 'running') return;
    const ask = async (): Promise<void> => {
      const answer = await request(apiCall(readSetupCall, {})).then(() => null, asFailure);
      // Whoever has not typed the code is known there, but not let in.
      if (answer === null || answer.status === 401) setState('ready');
      if (answer?.status !== 404) return;
      const backups = await request(apiCall(readBackupsCall, {})).catch(() => null);
      if (backups?.restore === 'failed') setState('failed');
    };
    const timer = setInterval(() => void ask(), ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [state]);
  return state;
}
