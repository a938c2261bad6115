import { createContext, use } from 'react';
import type { OwnAccount } from '../../../contract/staff/desk';
import { may, type StaffWork } from '../../../domain/accounts/staff-roles';

/** Own account of whoever sits here, read once for every page of the desk; `null` where nobody has told it. */
export const OwnAccountContext = createContext<OwnAccount | null>(null);

/** Gives the function that tells whether whoever sits here may do some work; our server keeps them from it anyway. */
export function useMay(): (work: StaffWork) => boolean {
  const own = use(OwnAccountContext);
  return (work) => own !== null && may(own.role, work);
}
