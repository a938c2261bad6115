import { LatestRequest } from './latest-request';
import { RequestsDialog } from './requests-dialog';

type RequestsProps = { onClose: () => void } | { otherwise: string };

/** Requests to reception: the dialog, or how far the newest one is. One part, so that the browser loads one file. */
export const Requests = (props: RequestsProps) =>
  'otherwise' in props ? <LatestRequest otherwise={props.otherwise} /> : <RequestsDialog onClose={props.onClose} />;
