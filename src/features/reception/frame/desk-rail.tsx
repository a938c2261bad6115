import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DESK_PATH } from '../../../contract/page-addresses';
import { useWide } from '../../../ui/hooks/use-wide';
import { Logo } from '../../../ui/logo';
import { DeskBar, type DeskNavProps } from './desk-bar';
import css from './desk-rail.module.css';
import { PAGE_GROUPS } from './desk-page';
import { DeskFoot } from './desk-foot';
import { DeskLinks } from './desk-links';

/** Height in which the pages fade out at the foot of their list, in px. */
const FADE = 28;

interface DeskRailProps extends DeskNavProps {
  brand: string | null;
}

/** The desk's navigation in its groups: at the side, and on a narrow screen a bar of four at the foot. */
export function DeskRail(props: DeskRailProps) {
  const { brand, pages, current } = props;
  const { t } = useTranslation('reception');
  const wide = useWide(900);
  const list = useRef<HTMLElement>(null);
  // On a low screen the pages scroll by themselves: the one that is open is in sight.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && list.current) {
      list.current.scrollTop = here.offsetTop + here.offsetHeight + FADE - list.current.clientHeight;
    }
  }, [current, wide]);
  return (
    <header className={css.rail}>
      <div className={css.head}>
        <Link
          to={DESK_PATH}
          className={css.logo}
          aria-label={[brand, t(`pages.${pages[0]?.name ?? 'today'}`)].filter(Boolean).join(', ')}
        >
          <Logo brand={brand} />
        </Link>
      </div>
      {wide ? (
        <>
          <nav ref={list} aria-label={t('title')}>
            {PAGE_GROUPS.filter((group) => pages.some((page) => page.group === group)).map((group) => (
              <section key={group} aria-label={t(`groups.${group}`)}>
                {group !== 'today' && <h2 aria-hidden="true">{t(`groups.${group}`)}</h2>}
                <DeskLinks {...props} pages={pages.filter((page) => page.group === group)} />
              </section>
            ))}
          </nav>
          <DeskFoot {...props} />
        </>
      ) : (
        <DeskBar {...props} />
      )}
    </header>
  );
}
