import { type DoorReportProps, DoorReport } from './door-report';
import { LatestRequest } from './latest-request';
import { RequestsDialog } from './requests-dialog';

type RequestsProps = { onClose: () => void } | { otherwise: string } | DoorReportProps;

/**
 * Requests to reception: the dialog, how far the newest one is, or one that goes by itself. One part, so that the browser
 * loads one file.
 */
export const Requests = (props: RequestsProps) =>
  'report' in props ? (
    <DoorReport {...props} />
  ) : 'otherwise' in props ? (
    <LatestRequest otherwise={props.otherwise} />
  ) : (
    <RequestsDialog onClose={props.onClose} />
  );
