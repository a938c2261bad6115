import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../contract/endpoint';
import { readSetupGuideCall } from '../../contract/setup/calls';
import type { Language } from '../../domain/languages';
import { holdStill, settleDoor } from '../../ui/page/still-guide';
import typeface from '../../ui/fonts.css?url';
import css from './setup.module.css';

/** Shows the house's guide in a phone's width, drawn by our server: a page without scripts. */
export function GuideFrame({ lang }: { lang: Language }) {
  const { t } = useTranslation('setup');
  const [isThere, setIsThere] = useState(true);
  const arrive = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const guide = currentTarget.contentDocument;
    setIsThere(Boolean(guide?.getElementById('root')));
    holdStill(guide);
    settleDoor(guide, t('steps.ready.doorWords'));
    // On a phone the guide's scripts ask for it.
    guide?.head.append(Object.assign(guide.createElement('link'), { rel: 'stylesheet', href: typeface }));
  };
  return (
    <section className={css.phone} hidden={!isThere} aria-labelledby="setup-guide">
      <h2 id="setup-guide">{t('guestsSee')}</h2>
      <iframe
        key={lang}
        title={t('steps.ready.guide')}
        src={addressOf(readSetupGuideCall, { query: { lang } })}
        // Ours, so that its door can be told; nothing in it runs.
        sandbox="allow-same-origin"
        onLoad={arrive}
      />
    </section>
  );
}
