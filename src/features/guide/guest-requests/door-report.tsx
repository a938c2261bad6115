import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { askReception, requestsStore } from '../../../offline/guest-requests/guest-requests';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import { type ShownRequest, useRequests } from './use-requests';

export interface DoorReportProps {
  /** What reception reads. */
  report: string;
  /** Shows how far it is, in words and as a state; no state while nobody has it. */
  children: (far: string, state?: ShownRequest['state']) => ReactNode;
}

/** Tells reception once that a door does not open: of two that are not closed, the first is enough. */
export function DoorReport({ report, children }: DoorReportProps) {
  const { t } = useWords('guest-requests');
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  const one = useRequests().requests.find(({ kind }) => kind === 'CODE_FAILS');
  useEffect(() => {
    const { own, requests } = requestsStore.getState();
    const isOpen = [...own, ...requests.filter(({ closedAt }) => !closedAt)].some(({ kind }) => kind === 'CODE_FAILS');
    if (!isOpen) void askReception(apartment, { kind: 'CODE_FAILS', text: report }).catch(() => null);
    // Sent as it is when the last step is reached.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return children(one ? t(`states.${one.state}`, { time: one.time }) : '', one?.state);
}
