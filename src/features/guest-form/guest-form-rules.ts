import type { Resolver } from 'react-hook-form';
import { checkGuestForm, type GuestFormField, type GuestFormValues } from '../../domain/validation/guest-form';

/** The domain's rules in the form library's words: the broken rule's code is the error's type. */
export const guestFormRules: Resolver<GuestFormValues> = (values) => {
  const issues = checkGuestForm(values);
  if (issues.length === 0) return { values, errors: {} };
  const errors: Partial<Record<GuestFormField, { type: string }>> = {};
  for (const { field, code } of issues) errors[field] = { type: code };
  return { values: {}, errors };
};
