import { useWords } from '../../../ui/words';
import { useRequests } from './use-requests';
import { useRequestWords } from './wish-words';

/** Shows how far the newest thing is that was asked for, in the place of what can be asked for. */
export function LatestRequest({ otherwise }: { otherwise: string }) {
  const { t } = useWords('guest-requests');
  const requestWords = useRequestWords();
  const [latest] = useRequests().requests;
  if (!latest) return otherwise;
  const answer = latest.messages?.at(-1);
  const far =
    answer?.sender === 'RECEPTION'
      ? t('thread.answered', { time: answer.time })
      : t(`states.${latest.state}`, { time: latest.time });
  return `${requestWords(latest)}: ${far}`;
}
