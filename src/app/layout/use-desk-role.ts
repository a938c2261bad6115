import { useEffect, useMemo, useRef } from 'react';
import { may, type StaffRole } from '../../domain/accounts/staff-roles';
import { deskOwnAccount } from '../../offline/desk/own-account';
import { deskSyncStore } from '../../offline/desk/desk-query';
import { forgetDesk } from '../../offline/accounts/staff-copies';
import { useQuery } from '../../ui/hooks/use-query';

/** Role of whoever sits here; `null` until it is known. A server that does not tell leaves everything to its refusals. */
export function useDeskRole(): StaffRole | null {
  const store = useMemo(() => deskOwnAccount(), []);
  const { data, failure } = useQuery(store);
  useEffect(
    () =>
      deskSyncStore.subscribe(({ refused, version }, before) => {
        // It may be another one since.
        if (refused !== before.refused || version !== before.version) void store.refresh();
      }),
    [store],
  );
  const role = data?.role ?? (failure ? 'OWNER' : null);
  const before = useRef(role);
  useEffect(() => {
    // What somebody may no longer read does not stay on their device.
    if (role !== null && before.current !== null && may(before.current, 'guests') && !may(role, 'guests')) {
      void forgetDesk();
    }
    before.current = role;
  }, [role]);
  return role;
}
