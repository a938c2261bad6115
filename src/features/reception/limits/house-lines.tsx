import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LimitsPage } from '../../../contract/hotel/desk-limits';
import { apiCall } from '../../../api/call';
import { nameOwnLinesCall } from '../../../contract/hotel/desk-calls';
import { Field } from '../../../ui/forms/field';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import part from '../shared/desk-part.module.css';
import css from './limits-page.module.css';

const callOf = (houseLines: readonly string[]) => apiCall(nameOwnLinesCall, { body: { houseLines } });

/** The house's own lines: the one this desk is on is named with one tap. */
export function HouseLines({ page }: { page: LimitsPage }) {
  const { t } = useTranslation('reception-limits');
  const { houseLines, setLines, ownLine, ownIsHouse } = page;
  const form = useForm({ defaultValues: { line: '' } });
  const { errors } = form.formState;
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const off = offline || busy;
  const add = async (line: string): Promise<void> => {
    const undo = callOf(houseLines);
    const answer = await act(callOf([...houseLines, line]), { notice: t('lines.added'), undo });
    if (answer !== null) form.reset();
  };
  const remove = (line: string): void => {
    const others = houseLines.filter((one) => one !== line);
    void act(callOf(others), { notice: t('lines.removed'), undo: callOf(houseLines) });
  };
  return (
    <div className={css.lines}>
      {ownLine !== null && (
        <div className={css.own}>
          <p>
            {t('lines.own', { line: ownLine })} {ownIsHouse && t('lines.ownIsHouse')}
          </p>
          {!ownIsHouse && (
            <button type="button" className="btn" disabled={off} onClick={() => void add(ownLine)}>
              {t('lines.take')}
            </button>
          )}
        </div>
      )}
      <h3>{t('lines.list')}</h3>
      {houseLines.length + setLines.length === 0 && <p>{t('lines.none')}</p>}
      <ul>
        {setLines.map((line) => (
          <li key={`set ${line}`}>
            <b>{line}</b> <small>{t('lines.set')}</small>
          </li>
        ))}
        {houseLines.map((line) => (
          <li key={line}>
            <b>{line}</b>
            <button
              type="button"
              className="btn quiet"
              disabled={off}
              aria-label={t('lines.remove', { line })}
              onClick={() => remove(line)}
            >
              {t('lines.removeShort')}
            </button>
          </li>
        ))}
      </ul>
      <form
        noValidate
        className={part.fieldAndButton}
        onSubmit={(event) => void form.handleSubmit(({ line }) => add(line))(event)}
      >
        <Field
          {...form.register('line', { required: true })}
          label={t('lines.label')}
          hint={t('lines.hint')}
          autoComplete="off"
          spellCheck={false}
          error={errors.line && t('lines.required')}
        />
        <button type="submit" className="btn quiet" disabled={off}>
          {t('lines.add')}
        </button>
      </form>
    </div>
  );
}
