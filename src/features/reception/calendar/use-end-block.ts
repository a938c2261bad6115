import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import type { NewBlock } from '../../../contract/bookings/desk';
import { endBlockCall, makeBlockCall } from '../../../contract/bookings/desk-calls';
import { useDeskAction } from '../shared/use-desk-action';
import { useHotelDay } from '../today/use-hotel-day';

interface BlockEnding {
  busy: boolean;
  /** Opens the nights of a block; false when it did not happen, which has been said then. */
  endBlock: (block: NewBlock & { id: string }) => Promise<boolean>;
}

/** Opens blocked nights for sale, with the way back: the same block, of the same door, from today on. */
export function useEndBlock(): BlockEnding {
  const { t } = useTranslation('reception-bookings');
  const today = useHotelDay();
  const { busy, act } = useDeskAction();
  const endBlock: BlockEnding['endBlock'] = async ({ id, from, ...block }) => {
    const undo = apiCall(makeBlockCall, { body: { ...block, from: from < today ? today : from } });
    const call = apiCall(endBlockCall, { params: { id } });
    // Nights that are over cannot be blocked again.
    return (await act(call, { notice: t('said.unblocked'), ...(block.to > today && { undo }) })) !== null;
  };
  return { busy, endBlock };
}
