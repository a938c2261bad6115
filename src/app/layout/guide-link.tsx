import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../contract/page-addresses';
import { useGuideOfThisPhone } from './use-guide-of-this-phone';

/** Leads to the guide of this phone's apartment, a document of its own; while none is known, to where one is asked for. */
export function GuideLink({ children, onClick }: { children: ReactNode; onClick?: () => void }) {
  const guide = useGuideOfThisPhone();
  if (guide) return <a href={guide}>{children}</a>;
  return (
    <Link to={`${PATHS.home}#open-guide`} {...(onClick ? { onClick } : {})}>
      {children}
    </Link>
  );
}
