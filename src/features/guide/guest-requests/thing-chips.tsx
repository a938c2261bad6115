import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Wish } from '../../../contract/guest-requests/guest-requests';
import { askReception } from '../../../offline/guest-requests/guest-requests';
import { Icon } from '../../../ui/icon';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import { useGuideData } from '../state/guide-data';
import { ChipButton } from './chip-button';
import { DOOR_CHIP, type FormChip, FORMS, isOffered, THINGS, wordOf } from './chips';
import css from './chips.module.css';
import { useWishWords } from './wish-words';
import { WordsField } from './words-field';

/** No phone of a guest asks for more of one thing at once. */
const MOST = 9;

export type Chosen = Readonly<Partial<Record<Wish['what'], number>>>;

interface ThingChipsProps {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** Kinds that are not to be said now. */
  hidden: readonly FormChip['kind'][];
  onOpen: (chip: FormChip) => void;
}

/** Everything that can be asked for, as pictures: things are counted with a tap, the rest opens a page. */
export function ThingChips({ chosen, onChoose, hidden, onOpen }: ThingChipsProps) {
  const { t } = useWords('guest-requests');
  const { content } = useGuideData();
  const wishWords = useWishWords();
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  const [writing, setWriting] = useState(false);
  const [text, setText] = useState('');
  const [full, setFull] = useState(false);
  const sending = useRef(false);
  const things = THINGS.filter((chip) => isOffered(chip, content));
  const wishes = things.flatMap(({ name, kind, first }) => {
    const count = chosen[name];
    return count === undefined ? [] : [{ kind, wish: first === null ? { what: name } : { what: name, count } }];
  });
  const isEmpty = wishes.length === 0 && text.trim() === '';
  const set = (name: Wish['what'], count: number): void => {
    const { [name]: _, ...others } = chosen;
    onChoose(count > 0 ? { ...others, [name]: count } : others);
  };
  const send = async (): Promise<void> => {
    if (sending.current || isEmpty) return;
    sending.current = true;
    // What is carried up and what is cleaned are different people's work. Words go with the first of them.
    const kinds = wishes.length === 0 ? (['TOWELS'] as const) : new Set(wishes.map(({ kind }) => kind));
    let words = text.trim();
    let left = chosen;
    try {
      for (const kind of kinds) {
        const own = wishes.filter((one) => one.kind === kind).map(({ wish }) => wish);
        await askReception(apartment, { kind, text: words, ...(own.length > 0 && { wishes: own }) });
        words = '';
        setText(words);
        left = Object.fromEntries(Object.entries(left).filter(([name]) => !own.some(({ what }) => what === name)));
        onChoose(left);
      }
      setWriting(false);
      setFull(false);
    } catch {
      setFull(true);
    } finally {
      sending.current = false;
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ul className={css.chips}>
        <li>
          <ChipButton {...DOOR_CHIP} word={t('kinds.CODE_FAILS')} urgent onTap={() => onOpen(DOOR_CHIP)} />
        </li>
        {things.map(({ name, sign, first }) => {
          const word = t(`chips.${name}`);
          const count = chosen[name] ?? 0;
          return (
            <li key={name} data-counted={(count > 0 && first !== null) || undefined}>
              <ChipButton
                {...{ sign, word }}
                pressed={count > 0}
                onTap={() => set(name, count > 0 ? 0 : (first ?? 1))}
              />
              {count > 0 && first !== null && (
                <span className={css.stepper}>
                  <button type="button" aria-label={t('fewer', { what: word })} onClick={() => set(name, count - 1)}>
                    <Icon name="minus" />
                  </button>
                  <output>{count}</output>
                  <button
                    type="button"
                    aria-label={t('more', { what: word })}
                    disabled={count >= MOST}
                    onClick={() => set(name, count + 1)}
                  >
                    <Icon name="plus" />
                  </button>
                </span>
              )}
            </li>
          );
        })}
        {FORMS.filter((chip) => isOffered(chip, content) && !hidden.includes(chip.kind)).map((chip) => (
          <li key={chip.name}>
            <ChipButton sign={chip.sign} word={t(wordOf(chip))} onTap={() => onOpen(chip)} />
          </li>
        ))}
      </ul>
      {writing || wishes.length > 0 ? (
        <WordsField label={t('words')} rows={2} autoFocus={writing} value={text} onWords={setText} />
      ) : (
        <button type="button" className={css.write} onClick={() => setWriting(true)}>
          {t('write')}
        </button>
      )}
      <p role="alert" className={css.full}>
        {full && t('full')}
      </p>
      {!isEmpty && (
        <div className={css.send}>
          <p>
            <b>{wishes.length > 0 && wishWords(wishes.map(({ wish }) => wish))}</b>
            {t('inVietnamese')}
          </p>
          <button type="submit" className="btn">
            {t('send')}
          </button>
        </div>
      )}
    </form>
  );
}
