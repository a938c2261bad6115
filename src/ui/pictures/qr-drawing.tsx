import type { QrPicture } from './qr-picture';

/** Black on white: greys of a black-and-white printer are dots, and dots are not read. */
export function QrDrawing({ picture: { size, path }, label }: { picture: QrPicture; label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} data-qr="">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
