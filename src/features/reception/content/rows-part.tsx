import { useState } from 'react';
import { get, useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/languages';
import { Icon } from '../../../ui/icon';
import type { RowsPart as Part } from './content-inputs';
import { rowName, rowsAt } from './content-changes';
import { ContentInputField, useChoiceWord } from './content-input';
import { FormDialog } from '../shared/form-dialog';
import { IconButton } from '../shared/icon-button';
import css from './content-parts.module.css';
import { MoveButtons } from './move-buttons';
import { PartHeading } from './part-heading';
import { PhotosPart } from './photos-part';
import { SectionsPart } from './sections-part';
import { PasteDialog } from './paste-dialog';
import { newRow } from './new-row';
import { pastedInputs } from './paste-rows';
import type { RowsPartProps } from './rows-part-props';

/** A list of an area: of pictures, of sections, or a table that can be written in. */
export function ListPart(props: RowsPartProps) {
  if (props.part.variant === 'sections') return <SectionsPart {...props} />;
  return props.part.variant === 'photos' ? <PhotosPart {...props} /> : <RowsPart {...props} />;
}

/** A table that can be written in: rows added, removed, put in order, pasted from a spreadsheet. */
function RowsPart({ form, part, path, lang, isInner = false }: RowsPartProps) {
  const { t } = useTranslation('reception-content');
  const { fields, append, remove, swap, replace } = useFieldArray({ control: form.control, name: path });
  const [pasting, setPasting] = useState(false);
  const [asking, setAsking] = useState<number | null>(null);
  const choiceWord = useChoiceWord();
  const dense = isDense(part);
  const addWord = part.inner ? 'addGroup' : isInner ? 'addInner' : 'add';
  return (
    <div data-dense={dense || undefined}>
      {part.heading && !isInner && <PartHeading word={part.heading} />}
      {fields.length === 0 && (
        <p className={css.none}>{part.heading ? t(`parts.${part.heading}.none`) : t('rows.none')}</p>
      )}
      {dense && fields.length > 0 && (
        // Each field has its own name; these stand for the eye.
        <div className={css.heads} aria-hidden="true">
          <div className={css.cells}>
            {part.cells.map(({ word, inputs, grow }) => (
              <span key={word} className={css.cell} data-kind={inputs[0]?.kind} data-grow={grow}>
                {t(`fields.${word}`)}
              </span>
            ))}
          </div>
        </div>
      )}
      <div className={css.list}>
        {fields.map(({ id }, index) => (
          <RowItem
            key={id}
            form={form}
            part={part}
            path={`${path}.${index}`}
            index={index}
            last={index === fields.length - 1}
            lang={lang}
            onMove={(step) => swap(index, index + step)}
            onRemove={() => (part.asks && isKept(form, `${path}.${index}`) ? setAsking(index) : remove(index))}
          />
        ))}
      </div>
      <div className={css.rowTools}>
        <button type="button" className="btn quiet" onClick={() => append(newRow(part.empty))}>
          <Icon name="plus" />
          {part.heading ? t(`parts.${part.heading}.add`) : t(`rows.${addWord}`)}
        </button>
        {!part.inner && !part.heading && (
          <button type="button" className="btn text" onClick={() => setPasting(true)}>
            {t('rows.paste')}
          </button>
        )}
      </div>
      {part.asks && asking !== null && (
        <FormDialog
          title={t(`ask.${part.asks}.title`, {
            name: rowName(part, form.getValues(`${path}.${asking}`), lang, choiceWord),
          })}
          submit={t(`ask.${part.asks}.submit`)}
          busy={false}
          danger
          onClose={() => setAsking(null)}
          onSubmit={(event) => {
            event.preventDefault();
            // React would hand it on to the form around this dialog, which would save.
            event.stopPropagation();
            remove(asking);
            setAsking(null);
          }}
        >
          <p>{t(`ask.${part.asks}.text`)}</p>
          <p>{t(`ask.${part.asks}.then`)}</p>
        </FormDialog>
      )}
      {pasting && (
        <PasteDialog
          columns={pastedInputs(part)}
          empty={part.empty}
          onClose={() => setPasting(false)}
          onRows={(rows, how) => {
            if (how === 'replace') replace([...rows]);
            else append([...rows]);
            void form.trigger(path);
          }}
        />
      )}
    </div>
  );
}

interface RowItemProps {
  form: UseFormReturn;
  part: Part;
  path: string;
  index: number;
  last: boolean;
  lang: Language;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

function RowItem({ form, part, path, index, last, lang, onMove, onRemove }: RowItemProps) {
  const { t } = useTranslation('reception-content');
  const choiceWord = useChoiceWord();
  const row: unknown = useWatch({ control: form.control, name: path });
  const called = t('rows.row', { number: index + 1, name: rowName(part, row, lang, choiceWord) || t('rows.unnamed') });
  return (
    <div className={css.row} role="group" aria-label={called}>
      <span className={css.number} aria-hidden="true">
        {index + 1}
        {part.cells.some(({ inputs }) => inputs.length > 1) && (
          <small>
            <i>VI</i>
            <i>EN</i>
          </small>
        )}
      </span>
      <div className={css.cells}>
        {part.cells.map(({ word, inputs, grow }) => (
          <div
            key={word}
            className={css.cell}
            data-kind={inputs[0]?.kind}
            data-pair={inputs.length > 1 || undefined}
            data-grow={grow}
          >
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
      <div className={css.rowActs}>
        {!part.unordered && <MoveButtons called={called} first={index === 0} last={last} onMove={onMove} />}
        <IconButton icon="trash" label={`${t('rows.remove')}: ${called}`} onClick={onRemove} />
      </div>
      {part.inner && (
        <InnerRows form={form} part={part.inner} path={`${path}.${part.inner.path}`} row={row} lang={lang} />
      )}
    </div>
  );
}

/** Tells whether our server has this row: a new one has the id 0. */
function isKept(form: UseFormReturn, path: string): boolean {
  const { id } = form.getValues(path) as { id?: unknown };
  return id !== 0;
}

/** The list in a row, folded away until it is needed; one with a mistake in it stands open. */
function InnerRows({ form, part, path, row, lang }: Omit<RowsPartProps, 'isInner'> & { row: unknown }) {
  const { t } = useTranslation('reception-content');
  const [open, setOpen] = useState(false);
  const wrong: unknown = get(form.formState.errors, path);
  const shown = open || wrong !== undefined;
  return (
    <details className={css.inner} open={shown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="chevron" />
        {part.heading
          ? `${t(`parts.${part.heading}.title`)} (${rowsAt(row, part).length})`
          : t('rows.inner', { count: rowsAt(row, part).length })}
      </summary>
      {shown && (
        <div>
          <ListPart form={form} part={part} path={path} lang={lang} isInner />
        </div>
      )}
    </details>
  );
}

/** Tells whether a row is short enough to stand as a line of a table, its languages one below the other. */
function isDense({ cells, inner }: Part): boolean {
  return (
    !inner &&
    cells.every(({ inputs }) => inputs.every(({ kind }) => kind !== 'text' && kind !== 'lines' && kind !== 'picture'))
  );
}
