import { Pictogram } from '../../../ui/icon';

/** Signs that the guide has for its own sections. */
const OF_THE_GUIDE = [
  'door',
  'trash',
  'home',
  'exit',
  'map',
  'wifi',
  'heater',
  'appliances',
  'washer',
  'curtain',
  'device',
];

/** A picture sign in two tones: the guide's own, or `/pictures/guide/wishes.svg#sign-<name>`. */
export function WishSign({ name }: { name: string }) {
  if (OF_THE_GUIDE.includes(name)) return <Pictogram name={name} />;
  return (
    <svg className="sign" aria-hidden="true">
      <use href={`/pictures/guide/wishes.svg#sign-${name}`} />
    </svg>
  );
}
