import { useId, useRef, useState } from 'react';
import { get, useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSwitched } from '../../../domain/guide/parts/gone-parts';
import { isOwnSection, NEVER_HIDDEN } from '../../../domain/guide/parts/house-sections';
import type { Language } from '../../../domain/languages';
import { Icon } from '../../../ui/icon';
import { SelectField } from '../../../ui/forms/select-field';
import { IconButton } from '../shared/icon-button';
import { rowName, rowsAt } from './content-changes';
import { ContentInputField } from './content-input';
import type { RowsPart as Part } from './content-inputs';
import { MoveButtons } from './move-buttons';
import { newRow } from './new-row';
import type { RowsPartProps } from './rows-part-props';
import css from './sections-part.module.css';

/** Sections of the guide in their order: moved, told in other words, hidden; those of the house's own added and taken away. */
export function SectionsPart({ form, part, path, lang, isInner = false }: RowsPartProps) {
  const { t } = useTranslation('reception-content');
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: path });
  const list = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const nameOf = useSectionName(part, lang);

  /** Keeps the focus on a section that is moved by keyboard, and says where it is. */
  const move = (index: number, step: 1 | -1): void => {
    swap(index, index + step);
    const number = index + step + 1;
    setNews(
      t('sections.moved', { name: nameOf(form.getValues(`${path}.${index + step}`)), number, total: fields.length }),
    );
    requestAnimationFrame(() => {
      const buttons = list.current?.children[index + step]?.querySelectorAll<HTMLElement>('[data-move] button') ?? [];
      const [up, down] = [...buttons];
      const wanted = step < 0 ? [up, down] : [down, up];
      wanted.find((button) => button && !button.matches(':disabled'))?.focus();
    });
  };

  return (
    <div className={css.sections}>
      {!isInner && <p className={css.how}>{t('sections.how')}</p>}
      <div ref={list}>
        {fields.map(({ id }, index) => (
          <SectionRow
            key={id}
            form={form}
            part={part}
            path={`${path}.${index}`}
            lang={lang}
            place={
              isInner
                ? null
                : {
                    first: index === 0,
                    last: index === fields.length - 1,
                    onMove: (step) => move(index, step),
                    onRemove: () => remove(index),
                  }
            }
          />
        ))}
      </div>
      {!isInner && (
        <button type="button" className="btn quiet" onClick={() => append(newRow(part.empty))}>
          <Icon name="plus" />
          {t('sections.add')}
        </button>
      )}
      <p className="sr" role="status">
        {news}
      </p>
    </div>
  );
}

/** Names a row: what the section is about, or the heading that the house has given its own. */
function useSectionName(part: Part, lang: Language): (row: unknown) => string {
  const { t } = useTranslation('reception-content');
  const names: Readonly<Record<string, string>> = t('sections.names', { returnObjects: true });
  return (row) => names[`s${numberOf(row).replace('-', '_')}`] ?? (titleOf(part, row, lang) || t('sections.own'));
}

/** Number of a section or of a part in one; of the house's own its id. */
const numberOf = (row: unknown): string => {
  const { section, part } = (row ?? {}) as { section?: string; part?: string };
  return part ?? section ?? '';
};
const titleOf = (part: Part, row: unknown, lang: Language): string => {
  const name = rowName(part, row, lang);
  return name === numberOf(row) ? '' : name;
};

interface SectionRowProps {
  form: UseFormReturn;
  part: Part;
  path: string;
  lang: Language;
  /** `null` of a part inside a section, which stays where it is. */
  place: { first: boolean; last: boolean; onMove: (step: 1 | -1) => void; onRemove: () => void } | null;
}

function SectionRow({ form, part, path, lang, place }: SectionRowProps) {
  const { t } = useTranslation('reception-content');
  const row: unknown = useWatch({ control: form.control, name: path });
  const name = useSectionName(part, lang)(row);
  const { words } = (row ?? {}) as { words?: string };
  const number = numberOf(row);
  const isOwn = !number.includes('-') && isOwnSection(number);
  const writes = isOwn || words === 'own' || words === 'under';
  const isMissing = part.gone?.includes(number) === true && words !== 'hidden' && (isSwitched(number) || !writes);
  const titleId = useId();
  const called = isOwn ? name : `${number} ${name}`;
  return (
    <div className={css.row} role="group" aria-labelledby={titleId} data-hidden={words === 'hidden' || undefined}>
      <p className={css.name} id={titleId}>
        <b>{isOwn ? '' : number}</b> <span>{name}</span>
      </p>
      {!isOwn && (
        <div className={css.words}>
          <WordsChoice
            form={form}
            path={`${path}.words`}
            number={number}
            label={`${t('fields.partWords')}: ${called}`}
          />
        </div>
      )}
      {place && (
        <div className={css.acts} data-move="">
          <MoveButtons called={called} first={place.first} last={place.last} onMove={place.onMove} />
          {isOwn && <IconButton icon="trash" label={`${t('rows.remove')}: ${called}`} onClick={place.onRemove} />}
        </div>
      )}
      {isMissing && <p className={css.note}>{t(isSwitched(number) ? 'sections.off' : 'sections.empty')}</p>}
      {writes && (
        <div className={css.texts}>
          {part.cells
            .filter(({ word }) => word !== 'partWords' && (word !== 'sectionTitle' || isOwn))
            .map(({ word, inputs }) => (
              <div key={word} className={css.pair}>
                {inputs.map((input) => (
                  <ContentInputField
                    key={input.path}
                    form={form}
                    path={`${path}.${input.path}`}
                    word={word}
                    input={input}
                  />
                ))}
              </div>
            ))}
        </div>
      )}
      {part.inner && words !== 'own' && words !== 'hidden' && rowsAt(row, part.inner).length > 0 && (
        <InnerParts
          form={form}
          part={{ ...part.inner, gone: part.gone ?? [] }}
          path={`${path}.${part.inner.path}`}
          row={row}
          lang={lang}
        />
      )}
    </div>
  );
}

function WordsChoice({
  form,
  path,
  number,
  label,
}: {
  form: UseFormReturn;
  path: string;
  number: string;
  label: string;
}) {
  const { t } = useTranslation('reception-content');
  const value: unknown = useWatch({ control: form.control, name: path });
  const words = t('choices.partWords', { returnObjects: true }) as Readonly<Record<string, string>>;
  const options = Object.entries(words).filter(([option]) => option !== 'hidden' || !NEVER_HIDDEN.includes(number));
  return (
    <SelectField
      label={label}
      value={typeof value === 'string' ? value : 'built'}
      options={options}
      onChange={(next) => form.setValue(path, next, { shouldDirty: true, shouldValidate: true })}
    />
  );
}

/** Parts inside a section, folded away until they are needed; one with a mistake in it stands open. */
function InnerParts({ form, part, path, row, lang }: RowsPartProps & { row: unknown }) {
  const { t } = useTranslation('reception-content');
  const rows = rowsAt(row, part);
  const [open, setOpen] = useState(() => rows.some(({ words }) => words !== 'built'));
  const wrong: unknown = get(form.formState.errors, path);
  const shown = open || wrong !== undefined;
  return (
    <details className={css.inner} open={shown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="chevron" />
        {t('sections.parts', { count: rows.length })}
      </summary>
      {shown && <SectionsPart form={form} part={part} path={path} lang={lang} isInner />}
    </details>
  );
}
