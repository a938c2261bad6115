import { encode } from 'uqr';

/** Modules of quiet ground around the code; four is what readers are promised. */
const BORDER = 4;

interface QrCodeProps {
  text: string;
  /** Description of where it leads, for whoever cannot see it. */
  label: string;
}

/**
 * A code for a phone's camera, at error correction Q: a quarter of it may be covered. Always dark on white, because
 * readers do not follow a theme. `uqr` weighs less than the drawer of the Wi-Fi code, which can name a character set.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'Q', border: BORDER });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#10262b" shapeRendering="crispEdges" />
    </svg>
  );
}
