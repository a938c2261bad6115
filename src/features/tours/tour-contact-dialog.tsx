import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formResolver } from '../../ui/forms/form-resolver';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../contract/endpoint';
import { enquireAboutTourCall } from '../../contract/tours/calls';
import type { Language } from '../../domain/languages';
import {
  checkTourContact,
  cleanTourContact,
  type TourContactField,
  type TourContactIssue,
  type TourContactValues,
} from '../../domain/validation/tour-contact';
import { fillOwnPhone } from '../../offline/accounts/own-phone';
import { sendAndSee } from '../../offline/outbox/send-and-see';
import { personSignedIn } from '../../offline/accounts/stored-user';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/forms/field';
import { EMAIL_INPUT, NAME_INPUT, PHONE_INPUT } from '../../ui/forms/input-kinds';
import { TextArea } from '../../ui/forms/text-area';
import { Toast, type ToastWords } from '../../ui/toast';
import css from './tour-contact-dialog.module.css';

interface ContactDialogProps {
  /** The name is `null` where only the request is left of it. */
  tour: { id: number; name: string | null };
  lang: Language;
  /** Words that were written before, where they have to be mended. */
  initial?: TourContactValues;
  /** Takes the notice of the outcome, for the page to show once the dialog is gone. */
  onToast: (words: ToastWords) => void;
  onClose: () => void;
  /** The words are with our server, or kept on the phone. */
  onHandedOver?: () => void;
}

function nothingYet(): TourContactValues {
  const { fullName: name, email } = personSignedIn();
  return { name, phone: '', email, message: '' };
}
const INPUTS = {
  name: { ...NAME_INPUT, enterKeyHint: 'next' },
  phone: { ...PHONE_INPUT, enterKeyHint: 'next' },
  email: { ...EMAIL_INPUT, enterKeyHint: 'next' },
} as const;

/** "Để Lại Thông Tin Tư Vấn": four lines to reception about a tour. What was typed stays until somebody has it. */
export function TourContactDialog(props: ContactDialogProps) {
  const { tour, lang, initial, onToast, onClose, onHandedOver } = props;
  const { t } = useTranslation(['tours', 'common']);
  const form = useForm<TourContactValues>({
    defaultValues: initial ?? nothingYet(),
    resolver: formResolver(checkTourContact),
  });
  useEffect(() => fillOwnPhone(form, 'phone'), [form]);
  // Said inside the dialog: what lies outside it is nothing to a screen reader while it is open.
  const [failed, setFailed] = useState<ToastWords | null>(null);
  const forget = useCallback(() => setFailed(null), []);
  const { errors, isSubmitting } = form.formState;

  const submit = async (typed: TourContactValues): Promise<void> => {
    const path = addressOf(enquireAboutTourCall, { params: { id: tour.id }, query: { lang } });
    const result = await sendAndSee({ kind: 'tour-contact', path, body: cleanTourContact(typed) });
    if (result.is === 'failed') {
      setFailed({ kind: 'error', title: t('contact.failed.title'), text: t('contact.failed.text') });
      return;
    }
    const [kind, name] = result.is === 'sent' ? (['success', 'sent'] as const) : (['warning', 'kept'] as const);
    onToast({ kind, title: t(`contact.${name}.title`), text: t(`contact.${name}.text`) });
    onHandedOver?.();
    onClose();
  };
  const messageOf = (field: TourContactField): string | undefined => {
    const code = errors[field]?.type as TourContactIssue['code'] | undefined;
    return code && t(`contact.errors.${field}.${code}` as 'contact.errors.email.email');
  };

  return (
    <Dialog title={t('contact.heading')} close={t('buttons.close', { ns: 'common' })} onClose={onClose} size="sheet">
      <form
        noValidate
        className={css.form}
        aria-label={t('contact.heading')}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <Toast words={failed} onDone={forget} />
        <p className={css.lead}>
          {tour.name === null ? t('contact.leadPlain') : t('contact.lead', { tour: tour.name })}
        </p>
        {(['name', 'phone', 'email'] as const).map((field) => (
          <Field
            key={field}
            {...form.register(field)}
            {...INPUTS[field]}
            label={t(`contact.fields.${field}`)}
            error={messageOf(field)}
            required
          />
        ))}
        <TextArea
          {...form.register('message')}
          rows={3}
          label={t('contact.fields.message')}
          hint={t('contact.hints.message')}
          error={messageOf('message')}
        />
        <button type="submit" className="btn" aria-disabled={isSubmitting}>
          {isSubmitting ? t('contact.sending') : t('contact.submit')}
        </button>
      </form>
    </Dialog>
  );
}
