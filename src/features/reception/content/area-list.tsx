import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiFailure } from '../../../api/request';
import type { ContentOverview } from '../../../contract/editing/content';
import { DESK_PATH } from '../../../contract/page-addresses';
import { workOfArea } from '../../../domain/accounts/staff-roles';
import { markedMatch } from '../../../domain/marks';
import { Field } from '../../../ui/forms/field';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskNothing } from '../shared/desk-states';
import { CONTENT_GROUPS } from './content-areas';
import type { ContentArea, ContentPart, FieldWord } from './content-inputs';
import css from './content-page.module.css';
import { showMoment } from '../shared/moment';
import { useStaffName } from '../shared/own-words';
import { useMay } from '../frame/own-account';

interface AreaListProps {
  /** `null` until it has been read. */
  overview: ContentOverview | null;
  failure: ApiFailure | null;
}

/** Every area of the guide, found by what it is called, what is in it, or how people ask for it. */
export function AreaList({ overview, failure }: AreaListProps) {
  const { t } = useTranslation('reception-content');
  const staffName = useStaffName();
  const may = useMay();
  const [query, setQuery] = useState('');
  const textOf = (area: ContentArea): string =>
    [
      t(`areas.${area.name}.title`),
      t(`areas.${area.name}.lead`),
      ...area.parts.flatMap(wordsOf).map((word) => t(`fields.${word}`)),
    ].join(' ');
  const groups = CONTENT_GROUPS.map(({ name, areas }) => ({
    name,
    areas: areas.filter((area) => may(workOfArea(area.name)) && markedMatch(textOf(area), query)),
  })).filter(({ areas }) => areas.length > 0);
  const touchOf = ({ name }: ContentArea) => overview?.areas.find(({ area }) => area === name);
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <div className={css.find}>
        <Field
          label={t('find')}
          hint={t('findHint')}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {failure && !overview && <DeskFailed failure={failure} />}
      {groups.length === 0 && <DeskNothing text={t('findNone')} />}
      <div className={css.groups}>
        {groups.map(({ name, areas }) => (
          <section key={name} aria-labelledby={`group-${name}`}>
            <h2 id={`group-${name}`}>{t(`groups.${name}`)}</h2>
            <ul>
              {areas.map((area) => {
                const touch = touchOf(area);
                return (
                  <li key={area.name}>
                    <Link to={`${DESK_PATH}/content?area=${area.name}`}>
                      <b>{t(`areas.${area.name}.title`)}</b>
                      <span>{t(`areas.${area.name}.lead`)}</span>
                      {touch && (
                        <small>
                          {t('changedBy', { name: staffName(touch.staffName), time: showMoment(touch.at) })}
                        </small>
                      )}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function wordsOf(part: ContentPart): FieldWord[] {
  const own = part.cells.map(({ word }) => word);
  return part.kind === 'rows' && part.inner ? [...own, ...wordsOf(part.inner)] : own;
}
