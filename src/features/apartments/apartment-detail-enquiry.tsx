import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formResolver } from '../../ui/forms/form-resolver';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/server-clock';
import type { Apartment } from '../../contract/catalogue/apartments';
import { dayInVietNam } from '../../domain/days';
import type { Language } from '../../domain/languages';
import { nightsIn, type NightRange, NO_NIGHTS, type RangeProblem } from '../../domain/bookings/night-range';
import {
  checkEnquiry,
  type EnquiryField,
  type EnquiryIssue,
  type EnquiryValues,
} from '../../domain/validation/stay-enquiry';
import { lessPercent } from '../../domain/bookings/prices/discount';
import { fillOwnPhone } from '../../offline/accounts/own-phone';
import { personSignedIn } from '../../offline/accounts/stored-user';
import { Field } from '../../ui/forms/field';
import { EMAIL_INPUT, NAME_INPUT, PHONE_INPUT } from '../../ui/forms/input-kinds';
import { Stepper } from '../../ui/forms/stepper';
import { Toast, type ToastWords } from '../../ui/toast';
import { useVnd } from '../../ui/hooks/use-vnd';
import { ApartmentDetailCalendar } from './apartment-detail-calendar';
import { ApartmentDetailFields } from './apartment-detail-fields';
import css from './apartment-detail-enquiry.module.css';
import { sendEnquiry } from './apartment-detail-send';

const EMPTY: EnquiryValues = { fullName: '', phoneNumber: '', email: '', message: '' };
const INPUTS = {
  fullName: NAME_INPUT,
  phoneNumber: PHONE_INPUT,
  email: EMAIL_INPUT,
} as const;
const NOTHING_TAKEN: ReadonlySet<string> = new Set();

interface EnquiryProps {
  apartment: Apartment;
  lang: Language;
  /** No mail leaves this house. */
  mailsKept: boolean;
}

/** The older booking request form: it is mailed to the hotel and to the guest, and keeps no nights. */
export function ApartmentDetailEnquiry({ apartment, lang, mailsKept }: EnquiryProps) {
  const { t } = useTranslation(['apartment-detail', 'common']);
  const formatVnd = useVnd();
  const form = useForm<EnquiryValues>({
    defaultValues: { ...EMPTY, ...personSignedIn() },
    resolver: formResolver(checkEnquiry),
  });
  useEffect(() => fillOwnPhone(form, 'phoneNumber'), [form]);
  const [today] = useState(() => dayInVietNam(serverNow()));
  const [range, setDates] = useState(NO_NIGHTS);
  const [problem, setProblem] = useState<string | null>(null);
  const [adults, setAdults] = useState(1);
  const [children, setChildren] = useState(0);
  const [open, setOpen] = useState(false);
  const [toast, setToast] = useState<ToastWords | null>(null);
  const hideToast = useCallback(() => setToast(null), []);

  const calendar = { minDay: today, taken: NOTHING_TAKEN };
  const nights = nightsIn(range);
  const perNight = lessPercent(apartment.pricePerDay, apartment.discountPercent);
  const say = (kind: ToastWords['kind'], name: 'missing' | 'sent' | 'received' | 'failed'): void =>
    setToast({ kind, title: t(`enquiry.${name}.title`), text: t(`enquiry.${name}.text`) });

  const send = async (values: EnquiryValues): Promise<void> => {
    const { checkIn, checkOut } = range;
    if (checkIn === null || checkOut === null) {
      say('warning', 'missing');
      return;
    }
    try {
      await sendEnquiry(apartment.id, {
        ...values,
        ...{ checkIn, checkOut, adults, children, lang },
        pricePerNight: perNight,
        totalPrice: perNight * nights,
      });
    } catch {
      say('error', 'failed');
      return;
    }
    form.reset(EMPTY);
    setDates(NO_NIGHTS);
    setAdults(1);
    setChildren(0);
    say('success', mailsKept ? 'received' : 'sent');
  };

  const choose = (next: NightRange, why: RangeProblem | null): void => {
    setDates(next);
    setProblem(why && t(`dates.${why}` as 'dates.nightTaken'));
  };
  const messageOf = (field: EnquiryField): string | undefined => {
    const code = form.formState.errors[field]?.type as EnquiryIssue['code'] | undefined;
    return code && t(`enquiry.errors.${field}.${code}` as 'enquiry.errors.email.email');
  };

  return (
    <section className={css.enquiry} aria-labelledby="enquiry-heading">
      <h2 id="enquiry-heading">{t('enquiry.heading')}</h2>
      <p className={css.lead}>{t('enquiry.lead')}</p>
      <Toast words={toast} onDone={hideToast} />
      <form
        noValidate
        aria-labelledby="enquiry-heading"
        className={css.form}
        onSubmit={(event) => void form.handleSubmit(send, () => nights === 0 && say('warning', 'missing'))(event)}
      >
        {(['fullName', 'phoneNumber', 'email'] as const).map((field) => (
          <Field
            key={field}
            {...form.register(field)}
            {...INPUTS[field]}
            label={t(`enquiry.fields.${field}`)}
            error={messageOf(field)}
            required
          />
        ))}
        <div className={css.dates}>
          <ApartmentDetailFields range={range} calendar={calendar} message={problem} onChange={choose} />
          <ApartmentDetailCalendar
            range={range}
            calendar={calendar}
            lang={lang}
            open={open}
            onOpen={setOpen}
            onChange={choose}
          />
        </div>
        <Stepper
          label={t('enquiry.fields.adults')}
          value={adults}
          min={1}
          max={apartment.maxAdults}
          less={t('enquiry.less.adults')}
          more={t('enquiry.more.adults')}
          onChange={setAdults}
        />
        <Stepper
          label={t('enquiry.fields.children')}
          value={children}
          min={0}
          max={apartment.maxChildren}
          less={t('enquiry.less.children')}
          more={t('enquiry.more.children')}
          onChange={setChildren}
        />
        <label className={css.message}>
          <span>{t('enquiry.fields.message')}</span>
          <textarea {...form.register('message')} rows={4} aria-invalid={messageOf('message') ? true : undefined} />
          <small role="alert">{messageOf('message')}</small>
        </label>
        {nights > 0 && (
          <p className={css.total}>
            <span translate="no">{formatVnd(perNight)}</span> × {t('nights', { count: nights })} ={' '}
            <b translate="no">{formatVnd(perNight * nights)}</b>
          </p>
        )}
        <button type="submit" className="btn" aria-disabled={form.formState.isSubmitting}>
          {form.formState.isSubmitting ? t('enquiry.sending') : t('enquiry.submit')}
        </button>
      </form>
    </section>
  );
}
