import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/page/page-head';
import { AboutNav, type AboutPage, type AboutPaths } from './about-nav';
import { AboutHub } from './about-page';
import { CompanyProfile } from './company-profile';
import { Culture } from './culture';
import { useFacts } from './facts';
import { GroupCompanies } from './group-companies';
import { OurStory } from './our-story';

interface AboutCompanyProps {
  brand: string | null;
  page: AboutPage | 'hub';
  paths: AboutPaths;
}

const WORDS = { hub: 'about', company: 'company', group: 'group', culture: 'culture', story: 'story' } as const;

/** The pages about the company, with the way from one to the others. */
export function AboutCompany({ brand, page, paths }: AboutCompanyProps) {
  const { t } = useTranslation('company');
  const facts = useFacts();
  const words = WORDS[page];
  return (
    <>
      <PageHead title={t(`${words}.title`)} brand={brand} description={t(`${words}.description`, facts)} />
      <AboutNav paths={paths} />
      {page === 'hub' && <AboutHub paths={paths} />}
      {page === 'company' && <CompanyProfile />}
      {page === 'group' && <GroupCompanies />}
      {page === 'culture' && <Culture />}
      {page === 'story' && <OurStory />}
    </>
  );
}
