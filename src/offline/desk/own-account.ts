import type { OwnAccount } from '../../contract/staff/desk';
import { may } from '../../domain/accounts/staff-roles';
import { forgetGuests, isDeskCopyGood } from '../accounts/staff-copies';
import { readCache } from '../query/network-first';
import type { QueryStore } from '../query/query';
import { deskQuery } from './desk-query';
import { deskOwn } from './desk-sources';

/**
 * Reads what whoever sits here may do: as this device keeps it at once, as the desk waits for it, then as our server says.
 * Whenever it names a role that knows no guests, what the device keeps of them goes, whoever has read it.
 */
export function deskOwnAccount(): QueryStore<OwnAccount> {
  const source = deskOwn();
  const store = deskQuery(source, true, async ({ role }) => {
    if (!may(role, 'guests')) await forgetGuests();
  });
  return {
    ...store,
    start: () => {
      void readCache(source).then((copy) => {
        if (copy && store.getState().data === null && isDeskCopyGood(copy.savedAt, Date.now())) {
          store.setState({ ...copy, old: true });
        }
      });
      return store.start();
    },
  };
}
