import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import css from './desk-pager.module.css';

/** From so many pages on one is jumped to. */
const MANY = 3;

/** Leafs through a long list. Nothing at all when there is one page. */
export function DeskPager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('reception');
  if (pages <= 1) return null;
  return (
    <nav className={css.pager} aria-label={t('pager.label')}>
      <button type="button" aria-label={t('pager.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="chevron-left" />
      </button>
      <span>{t('pager.page', { page, pages })}</span>
      {pages > MANY && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const wanted = Number(new FormData(event.currentTarget).get('page'));
            if (Number.isInteger(wanted)) onPage(Math.min(pages, Math.max(1, wanted)));
          }}
        >
          <input
            key={page}
            name="page"
            type="number"
            inputMode="numeric"
            min={1}
            max={pages}
            defaultValue={page}
            aria-label={t('pager.jump')}
          />
        </form>
      )}
      <button type="button" aria-label={t('pager.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Icon name="chevron-right" />
      </button>
    </nav>
  );
}
