import { createContext, use } from 'react';
import { may, type StaffRole, type StaffWork } from '../../../domain/accounts/staff-roles';

/** Role of whoever sits here; all of an owner's where nobody has told, as a server of before does not. */
export const RoleContext = createContext<StaffRole>('OWNER');

/** Gives the function that tells whether whoever sits here may do some work; our server keeps them from it anyway. */
export function useMay(): (work: StaffWork) => boolean {
  const role = use(RoleContext);
  return (work) => may(role, work);
}
