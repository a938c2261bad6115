import { useState } from 'react';
import { useStore } from 'zustand';
import vietnamese from '../../../../locales/vi/guide-cards.json';
import { placeOfApartment } from '../../../domain/guest-access/apartment-code';
import { telAddress } from '../../../domain/hotel-phone';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { readerOf, useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import { useGuideData, useLangOf } from '../state/guide-data';
import type { CardName } from '../guest-requests/card-chips';
import { useAwakeScreen } from './use-awake-screen';
import { useDaylight } from './use-daylight';
import pick from '../guest-requests/pick.module.css';
import css from './show-card.module.css';

/** The sentences that somebody else reads, whatever language the guide is in. */
const local = readerOf<'guide-cards'>(vietnamese);

const FOODS = Object.keys(vietnamese.food) as (keyof typeof vietnamese.food)[];

/** Something a card can name: how it is chosen, and what stands on the card. */
interface Option {
  id: string;
  word: string;
  big: string;
  line?: string | undefined;
}

/**
 * A card for somebody who reads Vietnamese: white by day and by night, over the whole screen, which stays awake. It holds
 * no apartment's number and nothing that opens a door.
 */
export function ShowCard({ card, onClose }: { card: CardName; onClose: () => void }) {
  const { t } = useWords('guide-cards');
  const { content, lang } = useGuideData();
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  const tower = useStore(guideStore, (state) => state.record?.answer.tower);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useAwakeScreen();
  useDaylight();

  const { brand, phones, mapUrl, rides = [], helpPlaces = [] } = content;
  const place = placeOfApartment(apartment, tower);
  const isHome = card === 'home' || card === 'lost' || card === 'guard';
  const options: Option[] =
    card === 'allergy'
      ? FOODS.map((id) => ({ id, word: t(`food.${id}`), big: local(`food.${id}`) }))
      : card === 'going'
        ? rides.map(({ name, vi = name }) => ({ id: vi, word: name, big: vi }))
        : helpPlaces
            .filter(({ kind }) => kind === card)
            .map(({ name, vi = name, address }) => ({ id: vi, word: name, big: vi, line: address }));
  const [first] = options;
  const named = options.filter(({ id }) => chosen.includes(id));
  // A card of places has one of them on it from the start; a food nobody has named is none.
  const shown = named.length === 0 && card !== 'allergy' && first ? [first] : named;
  const choose = (id: string): void => {
    if (card !== 'allergy') setChosen([id]);
    else setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  const nearest = card === 'pharmacy' || card === 'hospital' ? (`nearest.${card}` as const) : null;
  const there = isHome ? t('hotel', { brand }) : nearest && shown.length === 0 ? t(nearest) : '';
  const inside = card === 'guard' && place ? t('place', { ...place }) : '';
  const ownLang = useLangOf(`say.${card}`);
  const ownWords = `${t(`say.${card}`)} ${[there, inside, ...shown.map(({ word }) => word)].filter(Boolean).join(', ')}`;
  return (
    <Dialog title={t(`names.${card}`)} onClose={onClose} size="panel">
      <div className={css.card}>
        <div className={css.head}>
          <button type="button" onClick={onClose}>
            <Icon name="close" />
            {t('close')}
          </button>
        </div>
        <div className={css.say} lang="vi" translate="no">
          <p>{local(`say.${card}`)}</p>
          {isHome && (
            <>
              <p className={css.big}>{local('hotel', { brand })}</p>
              <p className={css.line}>{content.addressVi ?? content.address}</p>
              {card === 'guard' && place && <p className={css.big}>{local('place', { ...place })}</p>}
              {card !== 'guard' && content.gate !== undefined && (
                <p className={css.gate}>
                  <Icon name="pin" />
                  {content.gateVi ?? content.gate}
                </p>
              )}
            </>
          )}
          {shown.map(({ id, big, line }) => (
            <div key={id}>
              <p className={css.big}>{big}</p>
              {line !== undefined && <p className={css.line}>{line}</p>}
            </div>
          ))}
          {!isHome && shown.length === 0 && nearest && <p className={css.big}>{local(nearest)}</p>}
        </div>
        {card === 'allergy' && shown.length === 0 && <p className={css.own}>{t('foodFirst')}</p>}
        {options.length > (card === 'allergy' ? 0 : 1) && (
          <fieldset className={`${css.options ?? ''} ${pick.pick ?? ''}`}>
            <legend>{t('choose')}</legend>
            {options.map(({ id, word }) => (
              <button
                key={id}
                type="button"
                aria-pressed={shown.some((one) => one.id === id)}
                onClick={() => choose(id)}
              >
                {word}
              </button>
            ))}
          </fieldset>
        )}
        <a className={css.call} href={telAddress(phones.reception)}>
          <Icon name="phone" />
          <span lang="vi">
            {local('phone')} <b translate="no">{phones.reception}</b>
          </span>
        </a>
        <p className={css.own}>
          {lang !== 'vi' && <span lang={ownLang}>{ownWords}</span>}
          {isHome && mapUrl !== '' && (
            <a href={mapUrl} target="_blank" rel="noopener noreferrer">
              <Icon name="map" />
              {t('map')}
            </a>
          )}
        </p>
      </div>
    </Dialog>
  );
}
