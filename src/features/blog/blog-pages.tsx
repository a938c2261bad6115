import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import css from './blog-pages.module.css';

interface BlogPagesProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** The pages of a list, each an address of its own. */
export function BlogPages({ page, pages, addressOf }: BlogPagesProps) {
  const { t } = useTranslation('blog');
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav className={css.pages} aria-label={t('pages')}>
      {page > 1 && (
        <Link to={addressOf(page - 1)} aria-label={t('previous')} rel="prev">
          <Icon name="chevron-left" />
        </Link>
      )}
      <ul>
        {all.map((one) => (
          <li key={one}>
            <Link
              to={addressOf(one)}
              aria-label={t('page', { page: one })}
              aria-current={one === page ? 'page' : undefined}
            >
              {one}
            </Link>
          </li>
        ))}
      </ul>
      {page < pages && (
        <Link to={addressOf(page + 1)} aria-label={t('next')} rel="next">
          <Icon name="chevron-right" />
        </Link>
      )}
      <p className="sr" role="status">
        {t('pageOf', { page, pages })}
      </p>
    </nav>
  );
}
