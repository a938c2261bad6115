import { type ReactNode, type SubmitEventHandler, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog';
import css from './form-dialog.module.css';

interface DialogFormProps {
  /** Text of the button. */
  submit: string;
  busy: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
  /** Message about a fault of the form as a whole. */
  error?: string | null | undefined;
  /** The button takes something away. */
  danger?: boolean;
  /** Another way to send it, beside the button. */
  beside?: ReactNode;
}

interface FormDialogProps extends DialogFormProps {
  title: string;
  /** A long form has its fields in two columns where there is room. */
  wide?: boolean;
}

/** A form of the desk in the one dialog. */
export function FormDialog({ title, wide = false, ...form }: FormDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog title={title} close={t('buttons.close')} onClose={form.onClose} size={wide ? 'wide' : 'small'} startInField>
      <DialogForm {...form} />
    </Dialog>
  );
}

/** The same form, for a dialog that has something else to show before it. */
export function DialogForm({
  submit,
  busy,
  onSubmit,
  onClose,
  children,
  error,
  danger = false,
  beside,
}: DialogFormProps) {
  const { t } = useTranslation('common');
  const refusal = useRef<HTMLDivElement>(null);
  // On a phone it would stand behind the buttons.
  useEffect(() => {
    if (error) refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <form noValidate className={css.form} onSubmit={onSubmit}>
      {children}
      <div role="alert" ref={refusal}>
        {error && <p className={css.error}>{error}</p>}
      </div>
      <div className={css.ways}>
        <button type="button" className="btn text" onClick={onClose}>
          {t('buttons.cancel')}
        </button>
        {beside}
        <button type="submit" className="btn" data-danger={danger} disabled={busy}>
          {submit}
        </button>
      </div>
    </form>
  );
}
