import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpTopic } from '../../domain/hotel/help-topics';
import { PageHead } from '../../ui/page/page-head';
import { Tabs } from '../../ui/page/tabs';
import { HelpAside } from './help-aside';
import css from './help-page.module.css';
import { MessageForm } from './message-form';
import { TopicList } from './topic-list';

type HelpTab = 'topics' | 'issue';

interface HelpPageProps {
  brand: string | null;
  /** Reception's number; `null` until this phone knows it. */
  reception: string | null;
  /** The tab that the address stands for. */
  tab: HelpTab;
  /** Topics that this house has. */
  topics: readonly HelpTopic[];
  /** The topic that the address names (`/help#tv`); anything else opens the first. */
  topic: string;
  /** The drawing of the lobby stands for this house. */
  hasLobby: boolean;
  links: { contact: ReactNode; guide: ReactNode; privacy: ReactNode };
}

/** `/help` and `/support`: what goes wrong in an apartment and how to mend it, and the form for what remains. */
export function HelpPage({ brand, reception, tab, topics, topic, hasLobby, links }: HelpPageProps) {
  const { t } = useTranslation('help');
  const [active, setActive] = useState<HelpTab>(tab);
  const opened = topics.find((one) => one === topic) ?? topics[0] ?? '';
  return (
    <div className={css.page}>
      <PageHead title={t('title')} brand={brand} description={t('description')} />
      <header className={css.head}>
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={css.main}>
        <Tabs
          label={t('tabs.label')}
          active={active}
          onChange={setActive}
          tabs={[
            { id: 'topics', name: t('tabs.topics'), body: <TopicList key={opened} topics={topics} opened={opened} /> },
            {
              id: 'issue',
              name: t('tabs.issue'),
              body: (
                <div className={css.issue}>
                  <h2 id="issue-heading">{t('issue.heading')}</h2>
                  <p className={css.lead}>{t('issue.lead')}</p>
                  <MessageForm kind="issue" labelledBy="issue-heading" privacy={links.privacy} />
                </div>
              ),
            },
          ]}
        />
      </div>
      <HelpAside hasLobby={hasLobby} reception={reception} contact={links.contact} guide={links.guide} />
    </div>
  );
}
