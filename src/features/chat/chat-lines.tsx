import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { telAddress } from '../../domain/hotel-phone';
import { GUIDE_PATH } from '../../domain/guide/address';
import { Icon } from '../../ui/icon';
import css from './chat-lines.module.css';
import type { ChatLine } from './chat-store';

interface ChatLinesProps {
  lines: readonly ChatLine[];
  guide: string;
  onRetry: () => void;
  /** Somebody follows a link out of the chat. */
  onLeave: () => void;
}

/** Our own pages alone: whatever an answer names otherwise is not linked. */
const isOwnPath = (path: string): boolean => /^\/[\w-]+(?:\/[\w-]+)*(?:#[\w-]+)?$/.test(path);

/** The conversation, the greeting first. Everything in it is text. */
export function ChatLines({ lines, guide, onRetry, onLeave }: ChatLinesProps) {
  const { t } = useTranslation('chat');
  return (
    <ol className={css.lines} role="log" aria-label={t('log')}>
      <li data-role="assistant">
        <span className="sr">{t('assistant')}: </span>
        <p>{t('greeting')}</p>
      </li>
      {lines.map((line) => (
        <li key={line.id} data-role={line.role} data-failed={line.failed || undefined}>
          <span className="sr">{t(line.role === 'user' ? 'you' : 'assistant')}: </span>
          <p>{line.content}</p>
          {line.calls && (
            <ul className={css.calls}>
              {line.calls.map(({ who, number }) => (
                <li key={who}>
                  <a href={telAddress(number)}>
                    <Icon name="phone" />
                    <b translate="no">{number}</b> {t(`danger.who.${who}`)}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {line.source && isOwnPath(line.source.path) && (
            <Source source={line.source} guide={guide} onLeave={onLeave} />
          )}
          {line.fromPhone && <small>{t('offline')}</small>}
          {line.failed && (
            <button type="button" className="btn text" onClick={onRetry}>
              {t('retry')}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function Source({
  source,
  guide,
  onLeave,
}: {
  source: NonNullable<ChatLine['source']>;
  guide: string;
  onLeave: () => void;
}) {
  const { t } = useTranslation('chat');
  const words = t('source', { title: source.title });
  // The guide is a document of its own, so a link to it is a plain one.
  if (source.path.startsWith(GUIDE_PATH)) return <a href={guide + source.path.slice(GUIDE_PATH.length)}>{words}</a>;
  return (
    <Link to={source.path} onClick={onLeave}>
      {words}
    </Link>
  );
}
