import { LatestRequest } from './latest-request';
import { RequestsDialog } from './requests-dialog';

type RequestsProps = { onClose: () => void } | { otherwise: string };

/** What a guest asks reception for: the dialog, or how far the newest thing is. One part, so that one file is asked for. */
export const Requests = (props: RequestsProps) =>
  'otherwise' in props ? <LatestRequest otherwise={props.otherwise} /> : <RequestsDialog onClose={props.onClose} />;
