import { Controller, get, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isDay } from '../../../domain/days';
import { plainSigns } from '../../../domain/plain-signs';
import { DateField } from '../../../ui/forms/date-fields';
import { Field } from '../../../ui/forms/field';
import { MoneyField } from '../../../ui/forms/money-field';
import { SelectField } from '../../../ui/forms/select-field';
import { TextArea } from '../../../ui/forms/text-area';
import type { ChoiceSet, ChoiceWord, ContentInput, FieldWord } from './content-inputs';
import css from './content-input.module.css';
import { DoorTicks } from '../catalogue/door-ticks';
import { PhotoInput } from '../photos/photo-input';
import { StoryInput } from '../listings/story-input';
import { PictureInput } from './picture-input';

interface ContentInputProps {
  form: UseFormReturn;
  /** Name of the value in the form. */
  path: string;
  word: FieldWord;
  input: ContentInput;
}

/** One input of an area, of whatever kind its description says. */
export function ContentInputField({ form, path, word, input }: ContentInputProps) {
  const { t } = useTranslation('reception-content');
  const { control, register, formState } = form;
  const label = input.lang ? `${t(`fields.${word}`)}, ${t(`languages.${input.lang}`)}` : t(`fields.${word}`);
  const failure: unknown = get(formState.errors, path);
  const error = messageOf(failure);
  switch (input.kind) {
    case 'money':
      return (
        <Controller
          control={control}
          name={path}
          render={({ field }) => (
            <MoneyField
              {...field}
              value={numberOf(field.value)}
              label={label}
              unread={t('hints.unreadPrice')}
              placeholder={input.empty ? t(`hints.${input.empty}`) : input.lang && t('hints.samePrice')}
              error={error}
              className={css.money}
            />
          )}
        />
      );
    case 'count':
      return (
        <Field
          {...register(path, { setValueAs: countOf })}
          label={label}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          className={css.short}
        />
      );
    case 'flag':
      return (
        <label className={css.flag} data-flag="">
          <input type="checkbox" {...register(path)} />
          <span>{label}</span>
        </label>
      );
    case 'choice':
      return (
        <Controller
          control={control}
          name={path}
          render={({ field }) => (
            <SelectField
              label={label}
              value={typeof field.value === 'string' ? field.value : ''}
              options={optionsOf(t, input.choices ?? 'kind', field.value)}
              onChange={field.onChange}
              error={error}
            />
          )}
        />
      );
    case 'picture':
      return <PictureInput form={form} path={path} label={label} error={error} folder={input.pictures ?? 'dishes'} />;
    case 'photo':
      return (
        <Controller
          control={control}
          name={path}
          render={({ field }) => (
            <PhotoInput
              label={label}
              value={typeof field.value === 'string' ? field.value : ''}
              onChange={field.onChange}
              error={error}
            />
          )}
        />
      );
    case 'story':
      return (
        <Controller
          control={control}
          name={path}
          render={({ field }) => (
            <StoryInput
              label={label}
              lang={input.lang ?? 'vi'}
              value={field.value as unknown}
              onChange={field.onChange}
              error={error}
            />
          )}
        />
      );
    case 'doors':
      return (
        <Controller
          control={control}
          name={path}
          render={({ field }) => (
            <DoorTicks
              form={form}
              path={path}
              label={label}
              value={Array.isArray(field.value) ? (field.value as string[]) : []}
              onChange={field.onChange}
              error={error}
            />
          )}
        />
      );
    case 'day':
      return (
        <Controller
          control={control}
          name={path}
          render={({ field }) => (
            <div className={css.day}>
              <DateField
                label={label}
                day={typeof field.value === 'string' && isDay(field.value) ? field.value : null}
                onDay={(day) => field.onChange(day ?? '')}
                pattern={t('hints.day')}
                invalid={t('problems.day')}
                error={error}
                strict
                atOnce
              />
            </div>
          )}
        />
      );
    case 'lines':
      return <TextArea {...register(path)} label={label} error={error} rows={5} lang={input.lang} />;
    case 'text':
      return <TextArea {...register(path)} label={label} error={error} rows={3} lang={input.lang} />;
    default:
      return (
        <Field
          {...register(path)}
          label={label}
          error={error}
          hint={hintOf(t, word, input)}
          lang={input.lang}
          autoComplete="off"
          inputMode={MODES[input.kind]}
          {...(input.kind === 'email' && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
          className={input.kind === 'hour' ? css.short : undefined}
        />
      );
  }
}

type Translate = ReturnType<typeof useTranslation<'reception-content'>>['t'];
const MODES = { line: undefined, hour: 'text', phone: 'tel', web: 'url', email: 'email' } as const;

function hintOf(t: Translate, word: FieldWord, { kind }: ContentInput): string | undefined {
  if (word === 'checkIn') return t('hints.commonHour');
  if (kind === 'count' && word === 'discount') return t('hints.percent');
  return kind === 'web' ? t('hints.web') : undefined;
}

/** Says what is chosen, a value of no set as it stands. */
export function useChoiceWord(): ChoiceWord {
  const { t } = useTranslation('reception-content');
  return (set, value) => wordsOf(t, set)[value] ?? value;
}

const wordsOf = (t: Translate, set: ChoiceSet): Readonly<Record<string, string>> =>
  t(`choices.${set}`, { returnObjects: true });

/** The words of a choice, and what stands there now even if it is none of them. */
function optionsOf(t: Translate, set: ChoiceSet, value: unknown): (readonly [string, string])[] {
  const options = Object.entries(wordsOf(t, set));
  if (value === '') return [['', t('hints.choose')], ...options];
  const known = typeof value !== 'string' || options.some(([option]) => option === value);
  return known ? options : [...options, [value, value]];
}

function messageOf(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null || !('message' in failure)) return undefined;
  return typeof failure.message === 'string' ? failure.message : undefined;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A whole number that somebody typed; what is none stays as it is, and the schema says so. */
const countOf = (value: unknown): unknown => {
  const digits = typeof value === 'string' ? plainSigns(value) : '';
  return /^-?\d{1,4}$/.test(digits) ? Number(digits) : value;
};
