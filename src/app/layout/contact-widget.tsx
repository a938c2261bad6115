import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuideContent } from '../../contract/guide/content';
import { zaloAddress } from '../../domain/chat/address';
import { telAddress } from '../../domain/hotel-phone';
import { Icon } from '../../ui/icon';
import { useStepAside } from '../../ui/hooks/use-step-aside';
import { useDismiss } from '../../ui/hooks/use-dismiss';
import css from './contact-widget.module.css';

/** Nothing of the chat is loaded before somebody opens it. */
const ChatBox = lazy(() => import('./chat-box').then(({ ChatBox: box }) => ({ default: box })));

/**
 * The chat, Messenger, Zalo and the phone, from anywhere on the site. The latter are links: nothing of theirs is loaded, and nothing at
 * all is asked for before one of them is tapped.
 */
export function ContactWidget({ content }: { content: GuideContent }) {
  const { t } = useTranslation('site');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [chatting, setChatting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const stand = useStepAside(opener, { held: open || chatting, corner: true });
  useDismiss(open, () => setOpen(false), place, opener);
  const { brand, phones, messengerUrl } = content;
  const contacts = [
    ...(messengerUrl ? [{ name: t('talk.messenger'), note: t('talk.hours'), to: messengerUrl, outside: true }] : []),
    ...(phones.zalo
      ? [{ name: t('talk.zalo'), note: t('talk.hours'), to: zaloAddress(phones.zalo), outside: true }]
      : []),
    { name: t('talk.call'), note: phones.reception, to: telAddress(phones.reception), outside: false },
  ];
  return (
    <aside className={css.talk} data-stand={stand} data-floating="" aria-label={t('talk.label')}>
      <div ref={place}>
        <div id={id} className={css.panel} hidden={!open}>
          <p>{t('talk.lead')}</p>
          <ul>
            <li>
              <button
                type="button"
                onClick={() => {
                  // This button goes with the panel; the chat gives the focus back to the one that stays.
                  opener.current?.focus();
                  setOpen(false);
                  setChatting(true);
                }}
              >
                <b>{t('talk.chat')}</b>
                <span>{t('talk.chatNote')}</span>
              </button>
            </li>
            {contacts.map(({ name, note, to, outside }) => (
              <li key={name}>
                <a href={to} {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
                  <b>{name}</b>
                  <span translate={note === phones.reception ? 'no' : undefined}>{note}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <button
          type="button"
          ref={opener}
          className={css.opener}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('talk.open', { brand })}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'chat'} />
          <span aria-hidden="true">
            {t('talk.open', { brand })}
            <small>{t('talk.short')}</small>
          </span>
        </button>
      </div>
      {chatting && (
        <Suspense>
          <ChatBox content={content} onClose={() => setChatting(false)} />
        </Suspense>
      )}
    </aside>
  );
}
