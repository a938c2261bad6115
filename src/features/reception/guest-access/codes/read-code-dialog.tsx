import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../../api/as-failure';
import { type ApiFailure, request } from '../../../../api/request';
import { apiCall } from '../../../../api/call';
import { chooseNextCodeCall, readCodeCall } from '../../../../contract/guest-access/desk-door-calls';
import type { CodeSecrets } from '../../../../contract/guest-access/codes';
import type { Language } from '../../../../domain/languages';
import { noteRefusal } from '../../../../offline/desk/desk-query';
import { Dialog } from '../../../../ui/dialog';
import { DeskSkeleton } from '../../shared/desk-states';
import { useFailureText } from '../../shared/failure-text';
import { useDeskAction } from '../../shared/use-desk-action';
import css from './read-code-dialog.module.css';

/** Codes of one door. They are asked for on opening; who asked is written down, and nothing is kept on this device. */
export function ReadCodeDialog({
  apartment,
  lang,
  onClose,
}: {
  apartment: string;
  lang: Language;
  onClose: () => void;
}) {
  const { t } = useTranslation(['reception-guest-access', 'common']);
  const failureText = useFailureText();
  const [secrets, setSecrets] = useState<CodeSecrets | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    request(apiCall(readCodeCall, { params: { apartment }, lang, signal: leaving.signal })).then(
      setSecrets,
      (thrown: unknown) => {
        if (leaving.signal.aborted) return;
        const refusal = asFailure(thrown);
        noteRefusal(refusal);
        setFailure(refusal);
      },
    );
    return () => leaving.abort();
  }, [apartment, lang]);
  return (
    <Dialog title={t('codes.read.title', { apartment })} close={t('buttons.close', { ns: 'common' })} onClose={onClose}>
      <div className={css.secrets}>
        {!secrets && !failure && <DeskSkeleton rows={3} />}
        {failure && <p role="alert">{failureText(failure)}</p>}
        {secrets && (
          <dl>
            <dt>{t('codes.fields.doorCode')}</dt>
            <dd className={css.code} translate={secrets.card ? undefined : 'no'}>
              {secrets.card ? t('codes.kinds.card') : (secrets.doorCode ?? t('codes.read.none'))}
            </dd>
            {secrets.nextDoorCode !== null && (
              <>
                <dt>{t('codes.next.label')}</dt>
                <dd>
                  <span translate="no">{secrets.nextDoorCode}</span>{' '}
                  <DropNextCode apartment={apartment} onDone={onClose} />
                </dd>
              </>
            )}
            <dt>{t('codes.fields.wifiName')}</dt>
            <dd translate="no">{secrets.wifiName}</dd>
            <dt>{t('codes.fields.wifiPassword')}</dt>
            <dd translate="no">{secrets.wifiPassword}</dd>
          </dl>
        )}
        <p className={css.noted}>{t('codes.read.noted')}</p>
      </div>
    </Dialog>
  );
}

/** No code comes next after all. */
function DropNextCode({ apartment, onDone }: { apartment: string; onDone: () => void }) {
  const { t } = useTranslation('reception-guest-access');
  const { busy, act } = useDeskAction();
  const drop = async (): Promise<void> => {
    const call = apiCall(chooseNextCodeCall, { params: { apartment }, body: { doorCode: '' } });
    if (await act(call, { notice: t('codes.next.dropped', { apartment }) })) onDone();
  };
  return (
    <button type="button" className="btn text" disabled={busy} onClick={() => void drop()}>
      {t('codes.next.drop')}
    </button>
  );
}
