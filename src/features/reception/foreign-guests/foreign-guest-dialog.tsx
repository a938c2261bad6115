import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../api/server-clock';
import type { ForeignGuest, StayingGuest } from '../../../contract/foreign-guests/desk';
import { apiCall } from '../../../api/call';
import { addForeignGuestCall, changeForeignGuestCall } from '../../../contract/foreign-guests/desk-calls';
import { dayInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { type DeclarationField, declarationProblems } from '../../../domain/foreign-guests/declaration';
import { SelectField } from '../../../ui/forms/select-field';
import { FormDialog } from '../shared/form-dialog';
import { useDeskForm } from '../shared/use-desk-form';
import { ForeignGuestPassport, ForeignGuestStay } from './foreign-guest-fields';
import { inputOf, type ForeignGuestDraft, type ForeignGuestValues, stayInto } from './foreign-guest-values';

interface ForeignGuestDialogProps {
  draft: ForeignGuestDraft;
  /** Guests of stays who are here: one of them may fill the form. */
  staying: readonly StayingGuest[];
  lang: Language;
  onClose: () => void;
  onSaved: (saved: ForeignGuest) => void;
}

/** A foreign guest, with the fields of the police's portal, judged before the portal passes them over without a word. */
export function ForeignGuestDialog({ draft, staying, lang, onClose, onSaved }: ForeignGuestDialogProps) {
  const { t } = useTranslation('reception-foreign-guests');
  const form = useForm<ForeignGuestValues>({ defaultValues: draft.values });
  const { busy, error, send } = useDeskForm(form);
  const submit = async ({ sex, ...values }: ForeignGuestValues): Promise<void> => {
    // What is missing is named all at once: whatever the rest says does not hang on it.
    const body = inputOf({ ...values, sex: sex === '' ? 'F' : sex }, draft);
    if (sex === '') form.setError('sex', { message: t('problems.required') });
    const problems = declarationProblems(body.declaration, dayInVietNam(serverNow()));
    for (const { field, code } of problems) {
      form.setError(field, { message: t(`problems.${code === 'invalid' ? wrongIn(field) : code}`) });
    }
    const [first] = problems;
    if (first) form.setFocus(first.field);
    if (first || sex === '') return;
    const sent = { body };
    const saved = await send(
      draft.id === null
        ? apiCall(addForeignGuestCall, sent)
        : apiCall(changeForeignGuestCall, { ...sent, params: { id: draft.id } }),
    );
    if (saved) onSaved(saved);
  };
  const byHand = draft.id === null && draft.bookingId === null && draft.stayId === null;
  return (
    <FormDialog
      title={t(draft.id === null ? 'form.new' : 'form.change')}
      submit={t('form.save')}
      busy={busy}
      error={error}
      wide
      onClose={onClose}
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
    >
      {byHand && staying.length > 0 && (
        <SelectField
          label={t('form.stay')}
          value=""
          options={[
            ['', t('form.noStay')],
            ...staying.map(({ stayId, apartment, guestName }) => [stayId, `${apartment} · ${guestName}`] as const),
          ]}
          onChange={(id) => {
            const stay = staying.find(({ stayId }) => stayId === id);
            if (stay) form.reset(stayInto(form.getValues(), stay));
          }}
        />
      )}
      <ForeignGuestPassport form={form} lang={lang} />
      <ForeignGuestStay form={form} left={draft.id !== null} />
    </FormDialog>
  );
}

/** Names the fault of a field whose value is not valid: all but these two are days. */
function wrongIn(field: DeclarationField): 'unknownNationality' | 'hour' | 'invalid' {
  if (field === 'nationality') return 'unknownNationality';
  return field === 'arrivedAt' ? 'hour' : 'invalid';
}
