import type { ComponentType } from 'react';
import { RichText } from '../../../ui/rich-text';
import { useGuideData, useHas, useOwn } from '../state/guide-data';
import { PriceTable, PricesIntro } from './price-tables';
import { Curtain } from './curtain';
import { Delivery, Motorbikes } from './contacts';
import { DiningList } from './dining-list';
import { DoorOpening } from './door-opening';
import { HotelMap } from './hotel-map';
import { OwnershipOffer } from './ownership-offer';
import { StayNotes } from './stay-notes';
import { Steps, type StepsKey, Tip, type TipKey } from './steps';
import css from './steps.module.css';

/** Most parts are told step by step. */
function StepsAndTip({ id }: { id: string }) {
  const of = `s${id.replace('-', '_')}` as StepsKey & TipKey;
  return (
    <>
      <Steps of={of} />
      <Tip of={of} />
    </>
  );
}

const Nothing = (): null => null;

/** Parts that are something else. */
const BODIES: Readonly<Record<string, ComponentType<{ id: string }>>> = {
  '0': OwnershipOffer,
  '1': DoorOpening,
  '2': Nothing,
  '4': StayNotes,
  '5': PricesIntro,
  '5-1': PriceTable,
  '5-2': PriceTable,
  '5-3': PriceTable,
  '5-4': PriceTable,
  '5-5': PriceTable,
  '6': HotelMap,
  '8': Nothing,
  '8-2': Curtain,
  '10': Nothing,
  '10-1': Motorbikes,
  '10-2': Delivery,
  '12': Nothing,
  '12-1': DiningList,
  '12-2': DiningList,
};

/** The body of a section above its sub-sections, or of one of these: what the product says, and the house under it. */
export function PartBody({ id }: { id: string }) {
  const has = useHas();
  const own = useOwn(id);
  const { textLang } = useGuideData();
  const Body = BODIES[id] ?? StepsAndTip;
  return (
    <>
      {has(`words ${id}`) && <Body id={id} />}
      {own && (
        <div lang={own.lang ?? textLang} data-own="">
          {own.text.map(([kind, ...lines], at) => {
            const Block = kind as 'p' | 'ul' | 'ol';
            return (
              <Block key={at} className={kind === 'ol' ? css.steps : undefined}>
                {lines.map((line, row) => {
                  const words = <RichText key={row} text={line} />;
                  return kind === 'p' ? words : <li key={row}>{words}</li>;
                })}
              </Block>
            );
          })}
        </div>
      )}
    </>
  );
}
