import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StayRelease } from '../../../contract/guest-access/stays';
import { apiCall } from '../../../api/call';
import { mailStayLinkCall, readStayReleaseCall } from '../../../contract/guest-access/desk-calls';
import { cleanEmail, isEmail } from '../../../domain/contact';
import { showDay } from '../../../domain/days';
import type { GuideLanguage } from '../../../domain/guide/guide-languages';
import type { Language } from '../../../domain/languages';
import { originReach } from '../../../domain/print/origin-reach';
import { CopyButton } from '../../../ui/copy-button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/forms/field';
import { EMAIL_INPUT } from '../../../ui/forms/input-kinds';
import { Icon } from '../../../ui/icon';
import { QrCode } from '../../../ui/pictures/qr-code';
import { SelectField } from '../../../ui/forms/select-field';
import { BillOnSlip, type SlipBill } from '../billing/bill-on-slip';
import { ReleaseOnSlip } from './release-on-slip';
import { PrintSlip } from './slip/print-slip';
import { useSlipPrint } from './slip/use-slip-print';
import { showToast } from '../shared/desk-notice';
import css from './stay-link-dialog.module.css';
import { useDeskAction } from '../shared/use-desk-action';
import { useDeskForm } from '../shared/use-desk-form';

/** A stay whose link has just been made. */
export interface StayLink {
  id: string;
  apartment: string;
  guestName: string;
  from: string;
  to: string;
  link: string;
  /** The guest had one before, which works no more. */
  replaces?: boolean;
  /** It can be shown again at any time. */
  again?: boolean;
  /** Language of the guest's booking, where it is known here. */
  speaks?: GuideLanguage;
  /** Of a booking's guest: what is to be paid. */
  bill?: SlipBill;
}

/** The link of a stay: as a code for the guest's camera, to copy, as a slip to print, by mail. It is shown this once. */
export function StayLinkDialog({ link, lang, onClose }: { link: StayLink; lang: Language; onClose: () => void }) {
  const { t } = useTranslation(['reception-guest-access', 'common']);
  const [release, setRelease] = useState<StayRelease | null>(null);
  const { sheet, print } = useSlipPrint();
  const { busy, ask } = useDeskAction();
  const reach = originReach(new URL(link.link));
  const addRelease = async (): Promise<void> =>
    setRelease(await ask(apiCall(readStayReleaseCall, { params: { id: link.id } })));
  return (
    <Dialog
      title={t('link.title', { apartment: link.apartment })}
      close={t('buttons.close', { ns: 'common' })}
      onClose={onClose}
      size="wide"
    >
      <div className={css.layout}>
        <div className={css.slip} data-slip="">
          <div className={css.code}>
            <QrCode text={link.link} label={t('link.code', { apartment: link.apartment })} />
          </div>
          <div>
            <h3 translate="no">{link.apartment}</h3>
            <p>
              <bdi>{link.guestName}</bdi>
            </p>
            <p>
              {showDay(link.from)} – {showDay(link.to)}
            </p>
            <p className={css.how}>{t('link.how')}</p>
            <p className={css.how} lang={lang === 'vi' ? 'en' : 'vi'}>
              {t('link.howOther')}
            </p>
          </div>
          {link.bill && <BillOnSlip bill={link.bill} lang={lang} />}
          {release && <ReleaseOnSlip release={release} apartment={link.apartment} lang={lang} />}
        </div>
        <div className={css.ways}>
          {release?.phoneBehind && <p className={css.behind}>{t('release.behind')}</p>}
          {link.again !== true && <p className={css.once}>{t(link.replaces ? 'link.onceNew' : 'link.once')}</p>}
          {reach !== 'everywhere' && (
            <p role="alert" className={css.behind}>
              {t(`link.reach.${reach}`)}
            </p>
          )}
          <p className={css.address} translate="no">
            {link.link}
          </p>
          <p className={css.buttons}>
            <CopyButton
              text={link.link}
              label={t('buttons.copy', { ns: 'common' })}
              name={t('link.copy')}
              copied={t('buttons.copied', { ns: 'common' })}
              failed={t('link.copyFailed')}
            />
            <button type="button" className="btn quiet" onClick={() => print(null)}>
              <Icon name="print" />
              {t('link.print')}
            </button>
            {!release && (
              <button type="button" className="btn quiet" disabled={busy} onClick={() => void addRelease()}>
                {t('release.add')}
              </button>
            )}
          </p>
          <PrintSlip stayId={link.id} speaks={link.speaks} onPrint={print} />
          <MailForm link={link} lang={lang} />
        </div>
      </div>
      {sheet}
    </Dialog>
  );
}

function MailForm({ link, lang }: { link: StayLink; lang: Language }) {
  const { t } = useTranslation('reception-guest-access');
  const form = useForm<{ email: string; lang: Language }>({ defaultValues: { email: '', lang } });
  const { busy, error, send } = useDeskForm(form);
  const submit = async (values: { email: string; lang: Language }): Promise<void> => {
    const key = new URL(link.link).hash.replace('#s=', '');
    const email = cleanEmail(values.email);
    const sent = await send(apiCall(mailStayLinkCall, { params: { id: link.id }, body: { ...values, email, key } }));
    if (!sent) return;
    const { mailsKept } = sent;
    showToast({
      kind: mailsKept ? 'warning' : 'success',
      title: t(mailsKept ? 'link.mailKept' : 'link.mailed'),
      text: email,
    });
    form.reset();
  };
  return (
    <form noValidate className={css.mail} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Field
        {...form.register('email', { validate: (value) => isEmail(cleanEmail(value)) || t('link.noEmail') })}
        label={t('link.email')}
        error={form.formState.errors.email?.message ?? error ?? undefined}
        {...EMAIL_INPUT}
        autoComplete="off"
      />
      <LanguageChoice form={form} />
      <button type="submit" className="btn quiet" disabled={busy}>
        {t('link.mail')}
      </button>
    </form>
  );
}

function LanguageChoice({ form }: { form: UseFormReturn<{ email: string; lang: Language }> }) {
  const { t } = useTranslation('reception-guest-access');
  const lang = useWatch({ control: form.control, name: 'lang' });
  return (
    <SelectField
      label={t('link.lang')}
      value={lang}
      options={[
        ['vi', t('link.vi')],
        ['en', t('link.en')],
      ]}
      onChange={(next) => form.setValue('lang', next === 'en' ? 'en' : 'vi')}
    />
  );
}
