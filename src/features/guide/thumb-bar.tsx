import { useWords } from '../../ui/words';
import { Icon } from '../../ui/icon';
import { useGuideData } from './guide-data';
import { telAddress } from './phone-link';
import { useDoor } from './use-door';
import css from './thumb-bar.module.css';

/** What is needed most, within the thumb's reach. */
export function ThumbBar() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  const { wifi } = useDoor();
  return (
    <nav className={css.thumb} aria-label={t('nav.label')}>
      <a href="#door">
        <Icon name="door" />
        {t('nav.door')}
      </a>
      {wifi.kind === 'hidden' ? (
        <a href="#search">
          <Icon name="search" />
          {t('nav.search')}
        </a>
      ) : (
        <a href="#wifi">
          <Icon name="wifi" />
          {t('nav.wifi')}
        </a>
      )}
      <a href="#6">
        <Icon name="map" />
        {t('nav.map')}
      </a>
      <a href={telAddress(content.phones.reception)}>
        <Icon name="bell" />
        {t('nav.reception')}
      </a>
    </nav>
  );
}
