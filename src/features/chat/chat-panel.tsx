import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { GuideContent } from '../../contract/guide/content';
import { EMERGENCY_BY_SERVICE } from '../../domain/chat/call-for-help';
import { MAX_CHAT_TEXT } from '../../domain/chat/limits';
import type { ChatTexts } from '../../domain/chat/passages';
import { dangerIn } from '../../domain/chat/emergency-words';
import { telAddress } from '../../domain/hotel-phone';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { answerLast, ask, type ChatDesk } from './ask';
import { ChatLines } from './chat-lines';
import css from './chat-panel.module.css';
import { chatStore } from './chat-store';

interface ChatPanelProps {
  content: GuideContent;
  /** The words of guide, help and chat in the language of `content`. @throws when they do not come */
  loadTexts: () => Promise<ChatTexts>;
  /** Address of this phone's guide, without a section. */
  guide: string;
  onClose: () => void;
}

/** Room above the newest line, in CSS pixels. */
const EDGE = 8;

/** The chat box (specification §2, ruling 25): asks our own server, and the texts on this phone without a network. */
export function ChatPanel({ content, loadTexts, guide, onClose }: ChatPanelProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { lines, busy } = useStore(chatStore);
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const phone = content.phones.reception;
  const desk: ChatDesk = {
    content,
    loadTexts,
    words: {
      failed: t('failed'),
      empty: t('empty'),
      tooMany: t('tooMany'),
      unknown: t('unknown', { phone }),
      emergency: t('danger.card'),
      help: t('danger.say', { returnObjects: true, ...EMERGENCY_BY_SERVICE }),
    },
  };
  useEffect(() => {
    // A long answer is read from its beginning. Only this list moves: scrollIntoView would take the sheet with it.
    const newest = list.current?.querySelector<HTMLElement>('ol > li:last-child');
    if (list.current && newest && lines.length > 0) list.current.scrollTop = newest.offsetTop - EDGE;
  }, [lines.length]);

  const submit = (): void => {
    if (typed.trim() === '' || (busy && dangerIn(typed) === null)) return;
    setTyped('');
    void ask(typed, desk);
  };

  return (
    <Dialog
      title={t('title', { brand: content.brand })}
      close={t('buttons.close', { ns: 'common' })}
      size="sheet"
      onClose={onClose}
    >
      <div className={css.chat}>
        <div className={css.scroll} ref={list}>
          <ChatLines lines={lines} guide={guide} onRetry={() => void answerLast(desk)} onLeave={onClose} />
          <p className={css.thinking} role="status">
            {busy && t('thinking')}
          </p>
          {lines.length === 0 && (
            <ul className={css.suggestions}>
              {t('suggestions', { returnObjects: true }).map((question) => (
                <li key={question}>
                  <button type="button" className="btn quiet" onClick={() => void ask(question, desk)}>
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <input
            value={typed}
            maxLength={MAX_CHAT_TEXT}
            aria-label={t('field')}
            placeholder={t('placeholder')}
            enterKeyHint="send"
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="btn" aria-label={t('send')} aria-disabled={busy}>
            <Icon name="chevron-right" />
          </button>
        </form>
        <p className={css.note}>
          {t('note')}{' '}
          <a translate="no" href={telAddress(phone)}>
            {phone}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
