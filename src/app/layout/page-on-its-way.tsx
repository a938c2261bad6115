import css from './page-on-its-way.module.css';

/** Room for the first page of a visit while its script is on its way; the footer stays out of sight below it. */
export function PageOnItsWay() {
  return <div className={css.room} aria-busy="true" />;
}
