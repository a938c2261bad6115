import { useWords } from '../../../ui/words';
import {
  type Section,
  type SectionId,
  SECTIONS,
  type SubSection,
  type SubSectionId,
} from '../../../domain/guide/outline';
import { AccordionGroup, AccordionItem } from '../../../ui/accordion';
import { Pictogram } from '../../../ui/icon';
import { FilmButton } from '../sections/film-button';
import { useGuideData, useHas, useOwn } from '../state/guide-data';
import { useGuideValues } from '../state/guide-values';
import { PartBody } from '../sections/section-body';
import { useDoor } from './use-door';
import { setOpen, useOpen } from '../state/view-store';
import css from './section-list.module.css';
import sub from '../sections/sub-section.module.css';

type SubKey = `s${'2' | '5' | '8' | '10' | '12'}_${1 | 2}` | `s2_${3 | 4}` | `s${5 | 8}_${3 | 4 | 5}`;
const subKey = (id: SubSectionId): SubKey => `s${id.replace('-', '_')}` as SubKey;

/** One that only this house has. */
const OWN_SECTION: Omit<Section, 'id'> = { sign: 'home' };

/** Sections one below the other, each with the number that the specification gives it; the house's own have none. */
export function SectionList({ ids }: { ids: readonly string[] }) {
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

function SectionItem({ id }: { id: string }) {
  const { t } = useWords('guide');
  const values = useGuideValues();
  const own = useOwn(id);
  const { textLang } = useGuideData();
  const has = useHas();
  const { sign, film, subs } = (SECTIONS as Readonly<Record<string, Omit<Section, 'id'>>>)[id] ?? OWN_SECTION;
  const key = `sections.s${id as SectionId}` as const;
  return (
    <AccordionItem
      id={id}
      level={2}
      className={css.section}
      heading={
        <>
          <Pictogram name={sign} />
          <span lang={own?.title && (own.lang ?? textLang)}>
            {own?.title ?? (
              <>
                <i>{id}</i> {t(`${key}.title`)}
              </>
            )}
            {has(`words ${id}`) && <small>{t(`${key}.hint`, values)}</small>}
          </span>
        </>
      }
    >
      <div className={css.body} data-card={subs === undefined || undefined}>
        {film && <FilmButton id={film} />}
        <PartBody id={id} />
        {subs !== undefined && <SubSections subs={subs} />}
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
          <PartBody id={id} />
        </AccordionItem>
      ))}
    </AccordionGroup>
  );
}
