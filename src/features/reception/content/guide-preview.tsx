import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../api/as-failure';
import { request } from '../../../api/request';
import { apiCall } from '../../../api/call';
import { previewContentCall } from '../../../contract/editing/calls';
import { previewGuideCall } from '../../../contract/guide/desk-calls';
import { addressOf } from '../../../contract/endpoint';
import type { Language } from '../../../domain/languages';
import { holdStill, settleDoor } from '../../../ui/page/still-guide';
import { PreviewHead } from './preview-head';
import css from './guide-preview.module.css';

/** Typing rests for so long before the guide is drawn anew, in ms. */
const REST_MS = 500;
/** Height of the guide's own head, which stays. */
const HEAD_PX = 64;

interface GuidePreviewProps {
  area: string;
  /** Place in the guide that shows what is edited. */
  place: string;
  /** Values of the form, as JSON; `null` while guests see them already. */
  draft: string | null;
  /** Version that guests see. */
  version: string | null;
  /** Something in the form is wrong: there is nothing to be shown of it. */
  wrong: boolean;
  lang: Language;
}

/**
 * The guide itself in a phone's width, drawn by our server from what is in the form. It is a page without scripts in a
 * frame of its own: when the form changes, its text is exchanged, so that it neither jumps nor flickers.
 */
export function GuidePreview({ area, place, draft, version, wrong, lang: deskLang }: GuidePreviewProps) {
  const { t } = useTranslation('reception-content');
  const [lang, setLang] = useState(deskLang);
  const [failed, setFailed] = useState(false);
  const [loads, setLoads] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  /** Version that the frame shows; `null` for what nobody has saved. */
  const shown = useRef<string | null>(null);
  /** Version that was there when it was asked for: a newer one may be saved while it comes. */
  const asked = useRef(version);

  useEffect(() => {
    if (loads === 0 || wrong || (draft === null && shown.current === version)) return;
    const leaving = new AbortController();
    const draw = async (): Promise<void> => {
      try {
        const html =
          draft === null
            ? null
            : (
                await request(
                  apiCall(previewContentCall, {
                    params: { id: area },

                    body: { value: JSON.parse(draft) as unknown, lang },
                    lang,
                    signal: leaving.signal,
                  }),
                )
              ).html;
        if (leaving.signal.aborted) return;
        setFailed(false);
        if (html === null) {
          shown.current = asked.current = version;
          frame.current?.contentWindow?.location.reload();
          return;
        }
        shown.current = null;
        exchange(frame.current, html);
        settleDoor(frame.current?.contentDocument, t('preview.doorWords'));
      } catch (error) {
        // Somebody types on, or goes: nobody waits for this answer any more.
        if (leaving.signal.aborted) return;
        asFailure(error);
        setFailed(true);
      }
    };
    const timer = setTimeout(() => void draw(), REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [area, draft, version, wrong, lang, loads, t]);

  const arrive = (): void => {
    shown.current = asked.current;
    setLoads((times) => times + 1);
    const document = frame.current?.contentDocument;
    holdStill(document);
    settleDoor(frame.current?.contentDocument, t('preview.doorWords'));
    const at = document?.getElementById(place)?.getBoundingClientRect().top ?? 0;
    // `scrollIntoView` would scroll the desk around the frame too.
    frame.current?.contentWindow?.scrollBy({ top: at - HEAD_PX, behavior: 'instant' });
  };
  return (
    <section className={css.preview} aria-labelledby="preview-title">
      <PreviewHead
        id="preview-title"
        lang={lang}
        onLanguage={(next) => {
          asked.current = version;
          setLang(next);
        }}
      />
      <p className={css.note} role="status">
        {wrong ? t('preview.wrong') : failed ? t('preview.failed') : place === 'door' ? t('preview.door') : ''}
      </p>
      <iframe
        key={lang}
        ref={frame}
        className={css.frame}
        title={t('preview.frame', { language: t(`languages.${lang}`) })}
        src={addressOf(previewGuideCall, { query: { lang } })}
        // Ours, so that its text can be exchanged; nothing in it runs.
        sandbox="allow-same-origin"
        onLoad={arrive}
      />
    </section>
  );
}

/** Puts the text of a guide into the frame that shows one already. */
function exchange(frame: HTMLIFrameElement | null, html: string): void {
  const shown = frame?.contentDocument?.getElementById('root');
  const next = new DOMParser().parseFromString(html, 'text/html').getElementById('root');
  if (shown && next) shown.replaceChildren(...next.childNodes);
}
