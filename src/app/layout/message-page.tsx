import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { telAddress } from '../../domain/hotel-phone';
import { PageHead } from '../../ui/page/page-head';
import { PATHS } from '../../contract/page-addresses';
import { siteContentStore } from '../site/site-content';
import css from './message-page.module.css';

/** Apart: few pages have nothing but something to say, and every page loads this one. */
const Veranda = lazy<ComponentType>(() =>
  import('./veranda').then(
    (module) => ({ default: module.Veranda }),
    // A picture that cannot be fetched is no fault of a page that says so.
    () => ({ default: () => null }),
  ),
);

interface MessagePageProps {
  title: string;
  heading: string;
  text: string;
  /** Lines about what is not lost by it. */
  kept?: ReactNode;
  /** Actions on this page, before the ways out. */
  children?: ReactNode;
}

/** A page that has only something to say: what happened, and the ways that are always open. */
export function MessagePage({ title, heading, text, kept, children }: MessagePageProps) {
  const { t } = useTranslation('site');
  const content = useStore(siteContentStore, (site) => site.content);
  return (
    <div className={css.page}>
      <PageHead title={title} brand={content?.brand} hidden />
      <div className={css.picture}>
        <Suspense>
          <Veranda />
        </Suspense>
      </div>
      <div>
        <h1>{heading}</h1>
        <p className={css.text}>{text}</p>
        {kept}
        <p className={css.ways}>
          {children}
          <Link className={children ? 'btn quiet' : 'btn'} to={PATHS.home}>
            {t('ways.home')}
          </Link>
          <Link className="btn quiet" to={PATHS.guestForm}>
            {t('ways.guestForm')}
          </Link>
          {content && (
            <a className="btn text" translate="no" href={telAddress(content.phones.reception)}>
              {t('ways.call', { phone: content.phones.reception })}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
