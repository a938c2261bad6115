import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { localPhone } from '../../domain/phone';
import {
  cleanContact,
  type ContactField,
  type ContactIssueCode,
  type ContactKind,
  type ContactValues,
  MAX_CONTACT_LINE,
  MAX_CONTACT_MESSAGE,
} from '../../domain/validation/contact-form';
import { type OutboxItem, remove } from '../../offline/outbox/outbox';
import { fillOwnPhone } from '../../offline/accounts/own-phone';
import { Field } from '../../ui/forms/field';
import { EMAIL_INPUT, NAME_INPUT, PHONE_INPUT } from '../../ui/forms/input-kinds';
import { TextArea } from '../../ui/forms/text-area';
import { Toast, type ToastWords } from '../../ui/toast';
import css from './message-form.module.css';
import { MessageOutbox } from './message-outbox';
import { emptyMessage, messageOf, messageRules } from './message-values';
import { digitsOnly } from './phone-typing';
import { sendMessage } from './send-message';

interface MessageFormProps {
  kind: ContactKind;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Link to the privacy policy. */
  privacy: ReactNode;
}

/** The order in which each form asks (specification §5). */
const ORDER = {
  contact: ['name', 'phone', 'email'],
  issue: ['name', 'email', 'phone'],
} as const satisfies Record<ContactKind, readonly ContactField[]>;

/** Attributes of each field for a phone's keyboard and its filling-in. */
const INPUTS = {
  name: { ...NAME_INPUT, enterKeyHint: 'next' },
  email: { ...EMAIL_INPUT, enterKeyHint: 'next' },
  phone: { ...PHONE_INPUT, enterKeyHint: 'next' },
} as const;

/** The contact form, and the issue form of the help page: the same four lines, each with its own rules and words. */
export function MessageForm({ kind, labelledBy, privacy }: MessageFormProps) {
  const { t } = useTranslation('help');
  const form = useForm<ContactValues>({ defaultValues: emptyMessage(), resolver: messageRules(kind) });
  useEffect(() => {
    // Digits alone may stand in the issue form (specification §5).
    const fill = (phone: string): void => form.setValue('phone', kind === 'issue' ? localPhone(phone) : phone);
    return fillOwnPhone({ getValues: () => form.getValues('phone'), setValue: (_, phone) => fill(phone) }, 'phone');
  }, [form, kind]);
  const [toast, setToast] = useState<ToastWords | null>(null);
  const hideToast = useCallback(() => setToast(null), []);
  const { errors, isSubmitting } = form.formState;

  const submit = async (typed: ContactValues): Promise<void> => {
    setToast(null);
    const result = await sendMessage(kind, cleanContact(typed));
    if (result !== 'failed') form.reset(emptyMessage());
    if (result === 'sent') setToast({ kind: 'success', title: t(`result.${kind}.sent`) });
    else if (result === 'kept') setToast({ kind: 'warning', title: t('result.kept') });
    else setToast({ kind: 'error', title: t(`result.${kind}.failed`), text: t('result.failedText') });
  };
  // Specification §5: only when exactly one field fails, and only on the issue form.
  const refuse = (broken: object): void => {
    if (kind === 'issue' && Object.keys(broken).length === 1) {
      setToast({ kind: 'error', title: t('errors.oneMissing') });
    }
  };
  const mend = (item: OutboxItem): void => {
    form.reset(messageOf(item.body));
    void remove(item.id);
    form.setFocus('name');
  };
  const messageFor = (field: ContactField): string | undefined => {
    const code = errors[field]?.type as ContactIssueCode | undefined;
    const max = field === 'message' ? MAX_CONTACT_MESSAGE : MAX_CONTACT_LINE;
    return code && t(`errors.${kind}.${field}.${code}` as 'errors.issue.name.tooLong', { max });
  };

  return (
    <>
      <Toast words={toast} onDone={hideToast} belowHeader={kind === 'contact'} />
      <form
        noValidate
        className={css.form}
        aria-labelledby={labelledBy}
        onSubmit={(event) => void form.handleSubmit(submit, refuse)(event)}
      >
        {ORDER[kind].map((field) => (
          <Field
            key={field}
            {...form.register(field)}
            {...INPUTS[field]}
            {...(field === 'phone' && kind === 'issue' ? digitsOnly : {})}
            label={t(`form.fields.${field}`)}
            hint={field === 'phone' ? t(`form.hints.${kind}.phone`) : undefined}
            error={messageFor(field)}
            className={css[field]}
            required
          />
        ))}
        <TextArea
          {...form.register('message')}
          label={t('form.fields.message')}
          hint={t(`form.hints.${kind}.message`)}
          error={messageFor('message')}
          className={css.message}
          required
        />
        <p className={css.privacy}>
          {t('form.privacy')} {privacy}
        </p>
        <button type="submit" className="btn" aria-disabled={isSubmitting}>
          {isSubmitting ? t('form.sending') : t('form.submit')}
        </button>
      </form>
      <MessageOutbox kind={kind} onMend={mend} />
    </>
  );
}
