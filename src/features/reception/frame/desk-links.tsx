import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Today } from '../../../contract/desk/today';
import { Icon } from '../../../ui/icon';
import type { DeskPage } from './desk-page';
import css from './desk-rail.module.css';

export interface DeskLinksProps {
  pages: readonly DeskPage[];
  current: DeskPage['name'] | null;
  /** `null` until the day has been read. */
  counts: Partial<Today['counts']> | null;
  onGo?: (() => void) | undefined;
}

/** Pages of the desk with their counts. */
export function DeskLinks({ pages, current, counts, onGo }: DeskLinksProps) {
  const { t } = useTranslation('reception');
  return (
    <ul>
      {pages.map(({ name, path, icon, count }) => {
        const figure = (count && counts?.[count]) ?? 0;
        return (
          <li key={name}>
            <Link to={path} aria-current={name === current ? 'page' : undefined} onClick={onGo}>
              <Icon name={icon} />
              <span className={css.name}>{t(`pages.${name}`)}</span>
              {figure > 0 && (
                <span className={css.count}>
                  {figure}
                  <span className="sr"> {t('waiting')}</span>
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
