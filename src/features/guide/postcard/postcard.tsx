import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { lastEvening } from '../../../domain/guide/postcard/last-evening';
import { lunarDay, moonName } from '../../../domain/guide/postcard/moon';
import { windowOf } from '../../../domain/guide/postcard/window';
import { CopyButton } from '../../../ui/copy-button';
import { Icon } from '../../../ui/icon';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import { useGuideData } from '../state/guide-data';
import { addressOf, drawPostcard, HEIGHT, WIDTH } from './drawing';
import { canSharePictures, picturePng, saveFile } from './picture';
import css from './postcard.module.css';

const LONGEST = 80;

/** The window of a guest who has left, on their last evening; nothing where nobody has stayed. */
export function Postcard() {
  const record = useStore(guideStore, (state) => state.record);
  const now = useStore(guideStore, (state) => state.now);
  const days = record && lastEvening(record.answer, now);
  return days && <Card {...days} />;
}

function Card({ evening, left }: { evening: string; left: string }) {
  const { t } = useWords('guide-postcard');
  const { t: guide } = useWords('guide');
  const { content, speech } = useGuideData();
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  const tower = useStore(guideStore, (state) => state.record?.answer.tower ?? null);
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState(false);
  const { brand } = content;
  const { floor, view } = windowOf(apartment, tower, content.views);
  const shore = view === 'bay' || view === 'sea';
  const lunar = lunarDay(evening);
  const svg = useMemo(() => drawPostcard({ floor, shore, brand, lunar, left }), [floor, shore, brand, lunar, left]);

  const withPicture = (hand: (file: File) => Promise<void> | void) => async (): Promise<void> => {
    setFailed(false);
    try {
      await hand(await picturePng(svg, words.trim()));
    } catch (error) {
      // The guest has closed the phone's sheet.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };
  const link = `${location.origin}/`;
  const send = withPicture((file) => navigator.share({ files: [file], url: link }));
  const save = withPicture(saveFile);
  const date = new Intl.DateTimeFormat(speech === 'en' ? 'en-GB' : speech, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={css.postcard} aria-labelledby="postcard-title" data-postcard="" data-screen="">
      <figure>
        <img src={addressOf(svg)} width={WIDTH} height={HEIGHT} alt={t(shore ? 'alt.sea' : 'alt.town')} />
        <figcaption>
          <b>{floor === null ? view && t(`where.${view}`) : t(`floor.${view ?? 'only'}`, { floor })}</b>
          <span>
            {t('night', { date: date.format(Date.parse(evening)), moon: t(`moon.${moonName(lunar)}`, { day: lunar }) })}
          </span>
        </figcaption>
      </figure>
      <div className={css.send}>
        <h2 id="postcard-title">{t('heading')}</h2>
        <p>{t('text', { brand })}</p>
        <label>
          <span>
            {t('line')}
            <span aria-hidden="true">{`${words.length} / ${LONGEST}`}</span>
          </span>
          <input
            type="text"
            value={words}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        {canSharePictures() ? (
          <>
            <button type="button" className="btn" onClick={() => void send()}>
              <Icon name="share" />
              {t('send')}
            </button>
            <button type="button" className="btn quiet" onClick={() => void save()}>
              <Icon name="download" />
              {t('save')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="btn" onClick={() => void save()}>
              <Icon name="download" />
              {t('save')}
            </button>
            <CopyButton
              className="btn quiet"
              text={link}
              label={t('copy')}
              done={guide('copy.done')}
              name={t('copy')}
              copied={t('copied')}
              failed={t('failed')}
            />
          </>
        )}
        <p role="status" className={css.failed}>
          {failed && t('failed')}
        </p>
        <p className={css.promise}>
          <Icon name="eye-off" />
          {t('promise')}
        </p>
      </div>
    </section>
  );
}
