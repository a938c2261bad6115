import type { SectionId, SubSectionId } from '../../../domain/guide/outline';
import { CompensationTable, BeddingTable, PricesIntro } from './price-tables';
import { Curtain } from './curtain';
import { Delivery, Motorbikes } from './contacts';
import { DiningList } from './dining-list';
import { DoorOpening } from './door-opening';
import { HotelMap } from './hotel-map';
import { OwnershipOffer } from './ownership-offer';
import { StayNotes } from './stay-notes';
import { Steps, type StepsKey, Tip, type TipKey } from './steps';

function StepsAndTip({ of }: { of: StepsKey & TipKey }) {
  return (
    <>
      <Steps of={of} />
      <Tip of={of} />
    </>
  );
}

/** What stands in a section itself, above its sub-sections. */
export function SectionBody({ id }: { id: SectionId }) {
  switch (id) {
    case '0':
      return <OwnershipOffer />;
    case '1':
      return <DoorOpening />;
    case '3':
      return <StepsAndTip of="s3" />;
    case '4':
      return <StayNotes />;
    case '5':
      return <PricesIntro />;
    case '6':
      return <HotelMap />;
    case '7':
      return <StepsAndTip of="s7" />;
    case '9':
      return <StepsAndTip of="s9" />;
    case '11':
      return <StepsAndTip of="s11" />;
    default:
      return null;
  }
}

export function SubSectionBody({ id }: { id: SubSectionId }) {
  switch (id) {
    case '2-1':
      return <StepsAndTip of="s2_1" />;
    case '2-2':
      return <StepsAndTip of="s2_2" />;
    case '2-3':
      return <StepsAndTip of="s2_3" />;
    case '2-4':
      return <StepsAndTip of="s2_4" />;
    case '5-1':
    case '5-2':
    case '5-3':
    case '5-4':
      return <CompensationTable id={id} />;
    case '5-5':
      return <BeddingTable />;
    case '8-1':
      return <StepsAndTip of="s8_1" />;
    case '8-2':
      return <Curtain />;
    case '8-3':
      return <StepsAndTip of="s8_3" />;
    case '8-4':
      return <StepsAndTip of="s8_4" />;
    case '8-5':
      return <StepsAndTip of="s8_5" />;
    case '10-1':
      return <Motorbikes />;
    case '10-2':
      return <Delivery />;
    case '12-1':
      return <DiningList kind="food" />;
    case '12-2':
      return <DiningList kind="drinks" />;
  }
}
