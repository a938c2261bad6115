/** Names of `/pictures/guide/icons.svg#ic-<name>`. */
export type IconName =
  | 'door'
  | 'wifi'
  | 'wifi-off'
  | 'map'
  | 'bell'
  | 'copy'
  | 'play'
  | 'search'
  | 'chevron'
  | 'chevron-left'
  | 'chevron-right'
  | 'phone'
  | 'warning'
  | 'check'
  | 'eye-off'
  | 'print'
  | 'share'
  | 'external'
  | 'close'
  | 'phone-saved'
  | 'download'
  | 'refresh'
  | 'trash'
  | 'pin'
  | 'globe'
  | 'chat'
  | 'pause'
  | 'plus'
  | 'minus'
  | 'people'
  | 'child'
  | 'bed'
  | 'size'
  | 'calendar'
  | 'bank'
  | 'cash'
  | 'mail'
  | 'pen'
  | 'chart'
  | 'shield'
  | 'list'
  | 'badge'
  | 'home'
  | 'broom'
  | 'grid'
  | 'link'
  | 'qr'
  | 'tag'
  | 'building'
  | 'archive'
  | 'gear'
  | 'user'
  | 'note'
  | 'sliders'
  | 'volume'
  | 'clock'
  | 'arrow'
  | 'undo'
  | 'more'
  | 'sign-out'
  | 'id-card'
  | 'user-off'
  | 'key';

/** The icons a guide's first view needs: they stand in its HTML, so that they are there before anything is fetched. */
export const FIRST_VIEW_ICONS: readonly IconName[] = [
  'door',
  'wifi',
  'map',
  'bell',
  'copy',
  'play',
  'search',
  'chevron',
  'warning',
  'check',
  'eye-off',
  'phone-saved',
];

/** Id of the sprite inside the guide's HTML. */
export const INLINE_SPRITE_ID = 'icons';
const inHtml = typeof document === 'undefined' || document.getElementById(INLINE_SPRITE_ID) !== null;

/** A line icon of 24 px in the colour of the text. It is never the only name of anything. */
export function Icon({ name }: { name: IconName }) {
  const file = inHtml && FIRST_VIEW_ICONS.includes(name) ? '' : '/pictures/guide/icons.svg';
  return (
    <svg className="ic" aria-hidden="true">
      <use href={`${file}#ic-${name}`} />
    </svg>
  );
}

/** A picture sign in two tones, `/pictures/guide/signs.svg#sign-<name>`. */
export function Pictogram({ name }: { name: string }) {
  return (
    <svg className="sign" aria-hidden="true">
      <use href={`/pictures/guide/signs.svg#sign-${name}`} />
    </svg>
  );
}
