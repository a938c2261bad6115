import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BLOG_CATEGORIES, type BlogCategory } from '../../domain/blog/blog';
import { useCurrentInView } from '../../ui/hooks/use-current-in-view';
import css from './blog-sidebar.module.css';

interface SidebarProps {
  /** `null` for all, `undefined` where no list is shown. */
  chosen?: BlogCategory | null;
  addressOf: (category: BlogCategory | null) => string;
}

/** Categories: a column beside the list, a row to swipe above it on a phone. */
export function BlogSidebar({ chosen, addressOf }: SidebarProps) {
  const { t } = useTranslation('blog');
  const row = useCurrentInView<HTMLElement>(chosen);
  return (
    <nav ref={row} className={css.categories} aria-label={t('categoriesLabel')}>
      <ul>
        {[null, ...BLOG_CATEGORIES].map((category) => (
          <li key={category ?? 'all'}>
            <Link to={addressOf(category)} aria-current={chosen === category ? 'page' : undefined}>
              {t(`categories.${category ?? 'all'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
