import { useWords } from '../../../ui/words';
import type { SectionId, SubSection, SubSectionId } from '../../../domain/guide/outline';
import { SECTIONS } from '../../../domain/guide/outline';
import { AccordionGroup, AccordionItem } from '../../../ui/accordion';
import { Pictogram } from '../../../ui/icon';
import { FilmButton } from '../sections/film-button';
import { useGuideData, useHas } from '../state/guide-data';
import { useGuideValues } from '../state/guide-values';
import { SectionBody, SubSectionBody } from '../sections/section-body';
import { useDoor } from './use-door';
import { setOpen, useOpen } from '../state/view-store';
import css from './section-list.module.css';
import sub from '../sections/sub-section.module.css';

type SubKey = `s${'2' | '5' | '8' | '10' | '12'}_${1 | 2}` | `s2_${3 | 4}` | `s${5 | 8}_${3 | 4 | 5}`;
const subKey = (id: SubSectionId): SubKey => `s${id.replace('-', '_')}` as SubKey;

/** Sections one below the other, each with the number that the specification gives it. */
export function SectionList({ ids }: { ids: readonly SectionId[] }) {
  const open = useOpen(useGuideData().lang);
  const has = useHas();
  const { wifi } = useDoor();
  // The Wi-Fi section goes with the Wi-Fi card (specification §5).
  const shown = ids.filter((id) => has(id) && (id !== '7' || wifi.kind !== 'hidden'));
  return (
    <AccordionGroup open={open} onOpenChange={setOpen}>
      {shown.map((id) => (
        <SectionItem key={id} id={id} />
      ))}
    </AccordionGroup>
  );
}

function SectionItem({ id }: { id: SectionId }) {
  const { t } = useWords('guide');
  const values = useGuideValues();
  const section = SECTIONS[id];
  return (
    <AccordionItem
      id={id}
      level={2}
      className={css.section}
      heading={
        <>
          <Pictogram name={section.sign} />
          <span>
            <i>{id}</i> {t(`sections.s${id}.title`)}
            <small>{t(`sections.s${id}.hint`, values)}</small>
          </span>
        </>
      }
    >
      <div className={css.body} data-card={section.subs === undefined || undefined}>
        {section.film && <FilmButton id={section.film} />}
        <SectionBody id={id} />
        {section.subs !== undefined && <SubSections subs={section.subs} />}
      </div>
    </AccordionItem>
  );
}

/** A group of its own inside a section: opening one of these never touches the section around it. */
function SubSections({ subs }: { subs: readonly SubSection[] }) {
  const has = useHas();
  const { t } = useWords('guide');
  const open = useOpen(useGuideData().lang);
  const shown = subs.filter(({ id }) => has(id));
  return (
    <AccordionGroup open={open} onOpenChange={setOpen}>
      {shown.map(({ id, film }) => (
        <AccordionItem
          key={id}
          id={id}
          level={3}
          className={sub.sub}
          heading={
            <>
              <i>{id}</i>
              <span>{t(`subs.${subKey(id)}.title`)}</span>
            </>
          }
        >
          {/* The curtain's own body knows whether there is one. */}
          {film && id !== '8-2' && <FilmButton id={film} />}
          <SubSectionBody id={id} />
        </AccordionItem>
      ))}
    </AccordionGroup>
  );
}
