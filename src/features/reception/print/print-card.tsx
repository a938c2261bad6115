import { Fragment } from 'react';
import type { PrintHouse } from '../../../contract/desk/print';
import { LANGUAGES, type Language } from '../../../domain/languages';
import { typedAddress } from '../../../domain/print/card-text';
import { Icon } from '../../../ui/icon';
import { Logo } from '../../../ui/logo';
import css from './print-card.module.css';
import type { PrintCard as Card } from './print-check';
import { type PrintChoice, withSteps, withWifi } from './print-plan';
import { type CardWords, placeWord } from './print-words';
import { QrDrawing } from '../../../ui/pictures/qr-drawing';

/** House, choice and words that all cards of a sheet share. */
export interface CardFrame {
  house: Pick<PrintHouse, 'brand' | 'phone'>;
  choice: PrintChoice;
  words: CardWords;
}

const languagesOf = ({ language }: PrintChoice): readonly Language[] => (language === 'both' ? LANGUAGES : [language]);

/** One card or sticker. Every measure of it is a multiple of the sheet's own millimetre. */
export function PrintCard({ card, house, choice, words }: CardFrame & { card: Card }) {
  const languages = languagesOf(choice);
  return (
    <article className={css.card} data-format={choice.format} data-both={languages.length > 1}>
      <span className={css.blind} />
      <div className={css.text}>
        <Logo brand={house.brand} />
        <p className={css.number} translate="no">
          {card.door.apartment}
        </p>
        {languages.map((lang) => (
          <p key={lang} lang={lang} className={css.lead}>
            {card.place !== null && <b>{placeWord(card.place, words[lang])}</b>}
            <Words text={words[lang](`card.${leadOf(card, choice)}`)} />
          </p>
        ))}
      </div>
      <div className={css.code}>
        <QrDrawing picture={card.qr} label={words[languages[0] ?? 'vi']('code', { address: card.text })} />
        <p>{typedAddress(card.text)}</p>
      </div>
      {withWifi(choice) && <WifiCode card={card} languages={languages} words={words} />}
      {withSteps(choice) && languages.map((lang) => <HomeSteps key={lang} lang={lang} words={words} />)}
      <p className={css.foot}>
        <span>
          {languages.map((lang) => (
            <span key={lang} lang={lang}>
              {words[lang]('card.reception')}
            </span>
          ))}
        </span>
        <b translate="no">{house.phone}</b>
      </p>
    </article>
  );
}

/** A short line of large letters must not part "Wi-" from "Fi". */
function Words({ text }: { text: string }) {
  const [before = '', ...after] = text.split('Wi-Fi');
  return (
    <>
      {before}
      {after.map((part) => (
        <Fragment key={part}>
          <span className={css.whole}>Wi-Fi</span>
          {part}
        </Fragment>
      ))}
    </>
  );
}

function leadOf({ place }: Card, { opens }: PrintChoice): 'lead' | 'leadForm' | 'leadPlace' {
  if (place !== null) return 'leadPlace';
  return opens === 'form' ? 'leadForm' : 'lead';
}

function WifiCode({ card, languages, words }: { card: Card; languages: readonly Language[]; words: CardWords }) {
  return (
    <div className={css.wifi}>
      {card.wifi ? (
        <QrDrawing picture={card.wifi.qr} label={words[languages[0] ?? 'vi']('wifiCode', { name: card.wifi.name })} />
      ) : (
        <span className={css.later}>
          <Icon name="wifi" />
        </span>
      )}
      <div>
        {languages.map((lang) => (
          <p key={lang} lang={lang}>
            <Words text={words[lang]('card.wifi')} />
          </p>
        ))}
        {card.wifi && <b>{card.wifi.name}</b>}
      </div>
    </div>
  );
}

function HomeSteps({ lang, words }: { lang: Language; words: CardWords }) {
  const t = words[lang];
  return (
    <div className={css.steps} lang={lang}>
      <b>{t('card.steps.heading')}</b>
      <p>{t('card.steps.ios')}</p>
      <p>{t('card.steps.android')}</p>
    </div>
  );
}
