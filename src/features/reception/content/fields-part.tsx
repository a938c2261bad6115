import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldsPart as Part, InputKind } from './content-inputs';
import { ContentInputField } from './content-input';
import css from './content-parts.module.css';
import { PartHeading } from './part-heading';

/** Kinds of input that need more than half a line. */
const WIDE: readonly InputKind[] = ['line', 'web', 'email', 'text', 'photo'];

/** The single fields of an area; what is in two languages stands side by side. */
export function FieldsPart({ form, part }: { form: UseFormReturn; part: Part }) {
  const { t } = useTranslation('reception-content');
  return (
    <div className={css.fields}>
      {part.heading && <PartHeading word={part.heading} />}
      {part.cells.map(({ word, inputs }) =>
        inputs.length === 1 ? (
          inputs.map((input) => (
            <div key={input.path} className={WIDE.includes(input.kind) ? css.wide : undefined}>
              <ContentInputField form={form} path={input.path} word={word} input={input} />
            </div>
          ))
        ) : (
          <fieldset key={word} className={inputs[0]?.kind === 'story' ? css.wide : css.pair}>
            <legend className="sr">{t(`fields.${word}`)}</legend>
            {inputs.map((input) => (
              <ContentInputField key={input.path} form={form} path={input.path} word={word} input={input} />
            ))}
          </fieldset>
        ),
      )}
    </div>
  );
}
