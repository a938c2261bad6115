import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpTopic } from '../../domain/hotel/help-topics';
import { EMERGENCY_NUMBERS } from '../../domain/guide/emergency';
import { AccordionGroup, AccordionItem } from '../../ui/accordion';
import { Picture } from '../../ui/pictures/picture';
import { RichText } from '../../ui/rich-text';
import { TopicSign } from './topic-signs';
import css from './topic-list.module.css';

/** Pictures of the drawn library that show what a topic is about. */
const PICTURES: Partial<Record<HelpTopic, string>> = { kitchen: 'blog/induction-stove', laundry: 'blog/laundry' };

export const emergencyNumber = (wanted: 'fire' | 'ambulance'): string =>
  EMERGENCY_NUMBERS.find(({ who }) => who === wanted)?.number ?? '';

/** Lists what goes wrong in an apartment, and what to do about it step by step. Several topics may stand open. */
export function TopicList({ topics, opened }: { topics: readonly HelpTopic[]; opened: string }) {
  const [open, setOpen] = useState<string[]>([opened]);
  return (
    <div>
      <AccordionGroup open={open} onOpenChange={setOpen}>
        {topics.map((topic) => (
          <AccordionItem key={topic} id={topic} level={2} className={css.topic} heading={<Heading topic={topic} />}>
            <TopicBody topic={topic} />
          </AccordionItem>
        ))}
      </AccordionGroup>
    </div>
  );
}

function Heading({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation('help');
  return (
    <>
      <TopicSign topic={topic} />
      <span className={css.name}>
        {t(`topics.${topic}.title`)} <small>{t(`topics.${topic}.hint`)}</small>
      </span>
    </>
  );
}

function TopicBody({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation('help');
  const picture = PICTURES[topic];
  return (
    <div className={css.body} data-picture={picture ? '' : undefined}>
      {picture && <Picture id={picture} alt="" className={css.picture ?? ''} sizes="320px" />}
      {t(`topics.${topic}.parts`, { returnObjects: true }).map(({ heading, steps }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <span>
                  <RichText text={step} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <div className={css.note}>
        <h3>{t(`topics.${topic}.note.heading`)}</h3>
        <p>
          <RichText text={t(`topics.${topic}.note.text`, { fire: emergencyNumber('fire') })} />
        </p>
      </div>
    </div>
  );
}
