import { useTranslation } from 'react-i18next';
import type { AccountIssueCode } from '../../domain/validation/account-forms';

/** Sentences of a form's broken rules: `errors.<field>.<code>`, or what the code says of any field. */
export function useMessages<Field extends string>(
  errors: Readonly<Partial<Record<Field, { type?: unknown }>>>,
): (field: Field) => string | undefined {
  const { t, i18n } = useTranslation('accounts');
  return (field) => {
    const code = errors[field]?.type as AccountIssueCode | 'date' | undefined;
    if (code === undefined) return undefined;
    const own = `errors.${field}.${code}`;
    return i18n.exists(`accounts:${own}`)
      ? t(own as 'errors.email.required')
      : t(`errors.any.${code}` as 'errors.any.tooLong');
  };
}
