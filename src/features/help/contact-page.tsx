import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuideContent } from '../../contract/guide/content';
import { telAddress } from '../../domain/hotel-phone';
import { LegalRows } from '../../ui/page/legal-rows';
import { PageHead } from '../../ui/page/page-head';
import { Picture } from '../../ui/pictures/picture';
import { RichText } from '../../ui/rich-text';
import { wholeWords } from '../../ui/whole-words';
import css from './contact-page.module.css';
import { MessageForm } from './message-form';

interface ContactPageProps {
  /** `null` until this phone knows the hotel. */
  content: GuideContent | null;
  /** Names and values of what is told of who stands behind the house. */
  legal: readonly string[][];
  /** The drawing of the lobby stands for this house. */
  hasLobby: boolean;
  links: { help: ReactNode; privacy: ReactNode };
}

/** The contact page: where the house is and how to reach it on the left, the form on the right. */
export function ContactPage({ content, legal, hasLobby, links }: ContactPageProps) {
  const { t } = useTranslation('help');
  const brand = content?.brand ?? null;
  return (
    <div className={css.page}>
      <PageHead
        title={t('contact.title')}
        brand={brand}
        description={t('contact.description', { brand: brand ?? '' })}
      />
      <header className={css.head}>
        <h1>{t('contact.heading')}</h1>
        <p>{t('contact.lead')}</p>
      </header>
      <section className={css.company} aria-labelledby="contact-company">
        {hasLobby && (
          <Picture id="hotel/lobby" alt={t('contact.picture')} sizes="(max-width: 1100px) 100vw, 520px" priority />
        )}
        <h2 id="contact-company">{t('contact.company')}</h2>
        <dl>
          {content && <Reach content={content} />}
          <LegalRows facts={legal} />
        </dl>
        <p className={css.hours}>{t('contact.hours')}</p>
        <p className={css.help}>
          <RichText text={t('contact.help')} /> {links.help}
        </p>
      </section>
      <section className={css.form}>
        <h2 id="contact-form">{t('contact.formHeading')}</h2>
        <MessageForm kind="contact" labelledBy="contact-form" privacy={links.privacy} />
      </section>
    </div>
  );
}

function Reach({ content }: { content: GuideContent }) {
  const { t } = useTranslation('help');
  const { address, mapUrl, phones, email } = content;
  return (
    <>
      <div>
        <dt>{t('contact.address')}</dt>
        <dd>
          {wholeWords(address)}
          {mapUrl && (
            <a href={mapUrl} target="_blank" rel="noopener noreferrer">
              {t('contact.map')}
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a className={css.phone} translate="no" href={telAddress(phones.reception)}>
            {phones.reception}
          </a>
        </dd>
      </div>
      {email && (
        <div>
          <dt>{t('contact.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
    </>
  );
}
