import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../../api/call';
import { makeSlipCall } from '../../../../contract/guest-access/desk-calls';
import {
  asGuideLanguage,
  GUIDE_LANGUAGES,
  type GuideLanguage,
  LANGUAGE_NAMES,
} from '../../../../domain/guide/guide-languages';
import { wifiJoinText } from '../../../../domain/guest-access/wifi';
import { SelectField } from '../../../../ui/forms/select-field';
import { Icon } from '../../../../ui/icon';
import { drawQr } from '../../print/print-qr';
import { openQrReader } from '../../print/print-reader';
import { showToast } from '../../shared/desk-notice';
import { Tick } from '../../shared/tick';
import { useOffline } from '../../shared/use-desk';
import { useDeskAction } from '../../shared/use-desk-action';
import css from '../stay-link-dialog.module.css';
import type { PrintedSlip } from './slip-sheet';

interface PrintSlipProps {
  stayId: string;
  /** Language of the guest's booking, where it is known here. */
  speaks?: GuideLanguage | undefined;
  onPrint: (slip: PrintedSlip) => void;
  /** Opens the reader with which codes are read back. */
  openReader?: typeof openQrReader;
}

/** Prints the arrival slip of a stay, in a language of the guide; its codes are read back before. */
export function PrintSlip({ stayId, speaks, onPrint, openReader = openQrReader }: PrintSlipProps) {
  const { t } = useTranslation('reception-guest-access');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const [lang, setLang] = useState<string>(speaks ?? '');
  const [withCode, setWithCode] = useState(false);
  const own: readonly (readonly [string, string])[] = speaks ? [] : [['', t('slip.own')]];
  const print = async (): Promise<void> => {
    const chosen = asGuideLanguage(lang);
    const body = chosen ? { lang: chosen } : {};
    const slip = await act(apiCall(makeSlipCall, { params: { id: stayId }, body }), { notice: null });
    if (!slip) return;
    const join = wifiJoinText(slip.wifi.name, slip.wifi.password);
    const [guide, wifi] = [drawQr(slip.guide.text), drawQr(join)];
    const read = await openReader().catch(() => null);
    if (read?.(guide) !== slip.guide.text || read(wifi) !== join) {
      showToast({ kind: 'error', title: t('slip.unread') });
      return;
    }
    onPrint({ slip, guide, wifi, withCode });
  };
  return (
    <section className={css.arrival} aria-labelledby="arrival-slip">
      <h3 id="arrival-slip">{t('slip.legend')}</h3>
      <p>{t('slip.lead')}</p>
      <SelectField
        label={t('slip.lang')}
        value={lang}
        options={[...own, ...GUIDE_LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)]}
        onChange={setLang}
      />
      <Tick checked={withCode} onChange={({ target }) => setWithCode(target.checked)}>
        {t('slip.code')}
      </Tick>
      <button type="button" className="btn quiet" disabled={offline || busy} onClick={() => void print()}>
        <Icon name="print" />
        {t('slip.print')}
      </button>
    </section>
  );
}
