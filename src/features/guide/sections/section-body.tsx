import type { ReactNode } from 'react';
import { RichText } from '../../../ui/rich-text';
import { useHas, useOwn } from '../state/guide-data';
import { CompensationTable, BeddingTable, PricesIntro } from './price-tables';
import { Curtain } from './curtain';
import { Delivery, Motorbikes } from './contacts';
import { DiningList } from './dining-list';
import { DoorOpening } from './door-opening';
import { HotelMap } from './hotel-map';
import { OwnershipOffer } from './ownership-offer';
import { StayNotes } from './stay-notes';
import { Steps, type StepsKey, Tip, type TipKey } from './steps';
import css from './steps.module.css';

/** Parts that are something else than steps and a tip. */
const BODIES: Readonly<Record<string, ReactNode>> = {
  '0': <OwnershipOffer />,
  '1': <DoorOpening />,
  '2': null,
  '4': <StayNotes />,
  '5': <PricesIntro />,
  '5-1': <CompensationTable id="5-1" />,
  '5-2': <CompensationTable id="5-2" />,
  '5-3': <CompensationTable id="5-3" />,
  '5-4': <CompensationTable id="5-4" />,
  '5-5': <BeddingTable />,
  '6': <HotelMap />,
  '8': null,
  '8-2': <Curtain />,
  '10': null,
  '10-1': <Motorbikes />,
  '10-2': <Delivery />,
  '12': null,
  '12-1': <DiningList kind="food" />,
  '12-2': <DiningList kind="drinks" />,
};

function StepsAndTip({ of }: { of: StepsKey & TipKey }) {
  return (
    <>
      <Steps of={of} />
      <Tip of={of} />
    </>
  );
}

/** What stands in a section above its sub-sections, or in one of these: what the product says, and the house under it. */
export function PartBody({ id }: { id: string }) {
  const has = useHas();
  const own = useOwn(id);
  const isBuilt = has(`words ${id}`);
  return (
    <>
      {isBuilt && (id in BODIES ? BODIES[id] : <StepsAndTip of={`s${id.replace('-', '_')}` as StepsKey & TipKey} />)}
      {own && (
        <div lang={own.lang} data-own="">
          {own.text.map(([kind, ...lines], at) =>
            kind === 'p' ? (
              <p key={at}>
                <RichText text={lines.join('')} />
              </p>
            ) : (
              <OwnList key={at} steps={kind === 'ol'} lines={lines} />
            ),
          )}
        </div>
      )}
    </>
  );
}

function OwnList({ steps, lines }: { steps: boolean; lines: readonly string[] }) {
  const List = steps ? 'ol' : 'ul';
  return (
    <List className={steps ? css.steps : undefined}>
      {lines.map((line, at) => (
        <li key={at}>
          <RichText text={line} />
        </li>
      ))}
    </List>
  );
}
