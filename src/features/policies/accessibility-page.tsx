import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  clauseOf,
  CRITERIA,
  type Criterion,
  type ReachRecord,
  type Result,
  resultOf,
} from '../../domain/accessibility/criteria';
import TESTS from '../../domain/accessibility/tests.json';
import { showDay } from '../../domain/days';
import { telAddress } from '../../domain/hotel-phone';
import { createQuery } from '../../offline/query/query';
import { reachRecord } from '../../offline/query/reach-record';
import { Icon } from '../../ui/icon';
import { useQuery } from '../../ui/hooks/use-query';
import { PageHead } from '../../ui/page/page-head';
import { WithAmounts } from '../../ui/with-amounts';
import css from './accessibility-page.module.css';

interface AccessibilityPageProps {
  brand: string | null;
  phone: string | null;
  contact: string;
}

const RESULTS: readonly Result[] = ['passed', 'failed', 'unrecorded', 'untested', 'absent'];

/** `/tro-nang`: what the tests of this build say, row by row, and no more than they do. */
export function AccessibilityPage({ brand, phone, contact }: AccessibilityPageProps) {
  const { t } = useTranslation('policies');
  const { data: record } = useQuery(useMemo(() => createQuery(reachRecord), []));
  const results = CRITERIA.map((criterion) => resultOf(criterion, record));
  return (
    <div className={css.page}>
      <PageHead title={t('accessibility.title')} brand={brand} description={t('accessibility.description')} />
      <h1>{t('accessibility.heading')}</h1>
      <p className={css.lead}>{t('accessibility.lead')}</p>
      <p>{record?.day ? t('accessibility.run', { day: showDay(record.day) }) : t('accessibility.noRun')}</p>
      <ul className={css.sums}>
        {RESULTS.map((result) => (
          <li key={result}>
            <b>{results.filter((one) => one === result).length}</b> {t(`accessibility.results.${result}`)}
          </li>
        ))}
      </ul>
      {(['AA', 'AAA'] as const).map((part) => (
        <section key={part} aria-labelledby={`reach-${part}`}>
          <h2 id={`reach-${part}`}>{t(`accessibility.parts.${part}`)}</h2>
          <CriteriaList
            labelledBy={`reach-${part}`}
            criteria={CRITERIA.filter(({ level }) => (level === 'AAA') === (part === 'AAA'))}
            record={record}
          />
        </section>
      ))}
      <section aria-labelledby="reach-limits">
        <h2 id="reach-limits">{t('accessibility.limits.heading')}</h2>
        <p>{t('accessibility.limits.text')}</p>
        <p className={css.ways}>
          <Link className="btn" to={contact}>
            {t('accessibility.write')}
          </Link>
          {phone && (
            <a className="btn quiet" href={telAddress(phone)}>
              <WithAmounts text={t('accessibility.call', { phone })} />
            </a>
          )}
        </p>
      </section>
    </div>
  );
}

interface CriteriaListProps {
  labelledBy: string;
  criteria: readonly Criterion[];
  record: ReachRecord | null;
}

/** Criteria with their results, and the flows that say so. */
function CriteriaList({ labelledBy, criteria, record }: CriteriaListProps) {
  const { t } = useTranslation('policies');
  const names: Readonly<Record<string, string>> = t('accessibility.criteria', { returnObjects: true });
  return (
    <ul className={css.criteria} aria-labelledby={labelledBy}>
      {criteria.map((criterion) => {
        const { number, level, tests, absent } = criterion;
        const result = resultOf(criterion, record);
        const clause = clauseOf(criterion);
        return (
          <li key={number} data-criterion={number}>
            <p>
              <b>
                {number} {names[number]}
              </b>
              <small>{[level, clause && `EN 301 549: ${clause}`].filter(Boolean).join(' · ')}</small>
            </p>
            <p data-result={result}>
              {(result === 'passed' || result === 'failed') && <Icon name={result === 'passed' ? 'check' : 'close'} />}
              {t(`accessibility.results.${result}`)}
            </p>
            <div>
              {absent && <p>{t(`accessibility.absent.${absent}`)}</p>}
              {tests.map((test) => (
                <details key={test}>
                  <summary>{t(`accessibility.tests.${test}`)}</summary>
                  <code lang="en">
                    {TESTS[test].file}: {TESTS[test].title}
                  </code>
                </details>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
