import { encode } from 'uqr';
import { useWords } from '../../ui/words';
import { wifiJoinText } from '../../domain/guide/wifi';

/** Modules of quiet ground around the code; four is what readers are promised. */
const BORDER = 4;

/** The join code, always dark on white: readers do not follow a theme. */
export function WifiJoin({ name, password }: { name: string; password: string }) {
  const { t } = useWords('guide');
  const { data, size } = encode(wifiJoinText(name, password), { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('wifi.joinLabel', { name })}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#10262b" shapeRendering="crispEdges" />
    </svg>
  );
}
