import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { useStepAside } from '../../ui/hooks/use-step-aside';
import css from './to-top.module.css';

/** Scrolled further than this, the way back up is offered (specification §4), in px. */
const AFTER_PX = 500;

/** Back to the top of a long page. */
export function ToTop() {
  const { t } = useTranslation('home');
  const [far, setFar] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const stand = useStepAside(button, { held: !far, corner: true });
  useEffect(() => {
    const check = (): void => setFar(window.scrollY > AFTER_PX);
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, []);
  if (!far) return null;
  return (
    <button
      type="button"
      ref={button}
      className={css.top}
      data-stand={stand}
      data-floating=""
      aria-label={t('toTop')}
      // How fast it glides is the stylesheet's matter, and reduced motion's.
      onClick={() => window.scrollTo(0, 0)}
    >
      <Icon name="chevron" />
    </button>
  );
}
