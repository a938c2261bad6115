import { useWords } from '../../../ui/words';
import { useRequests } from './use-requests';

/** How far the newest thing is that was asked for, in the place of what can be asked for. */
export function LatestRequest({ otherwise }: { otherwise: string }) {
  const { t } = useWords('guide-requests');
  const [latest] = useRequests().requests;
  return latest ? `${t(`kinds.${latest.kind}`)}: ${t(`states.${latest.state}`, { time: latest.time })}` : otherwise;
}
