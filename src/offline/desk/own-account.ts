import type { OwnAccount } from '../../contract/staff/desk';
import { isDeskCopyGood } from '../accounts/staff-copies';
import { readCache } from '../query/network-first';
import type { QueryStore } from '../query/query';
import { deskQuery } from './desk-query';
import { deskOwn } from './desk-sources';

/** Reads what whoever sits here may do: as this device keeps it at once, as the desk waits for it, then as our server says. */
export function deskOwnAccount(): QueryStore<OwnAccount> {
  const source = deskOwn();
  const store = deskQuery(source);
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
