import { useEffect, useMemo } from 'react';
import type { OwnAccount } from '../../contract/staff/desk';
import { deskOwnAccount } from '../../offline/desk/own-account';
import { deskSyncStore } from '../../offline/desk/desk-query';
import type { Query } from '../../offline/query/query';
import { useQuery } from '../../ui/hooks/use-query';

/** Own account of whoever sits here, read anew with every change and every refusal: the role may be another one since. */
export function useOwnAccount(): Query<OwnAccount> {
  const store = useMemo(() => deskOwnAccount(), []);
  useEffect(
    () =>
      deskSyncStore.subscribe(({ refused, version }, before) => {
        if (refused !== before.refused || version !== before.version) void store.refresh();
      }),
    [store],
  );
  return useQuery(store);
}
