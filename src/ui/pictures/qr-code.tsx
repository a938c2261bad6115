import { QrDrawing } from './qr-drawing';
import { qrPicture } from './qr-picture';

interface QrCodeProps {
  text: string;
  /** Description of where it leads, for whoever cannot see it. */
  label: string;
}

/** A code for a phone's camera. Always dark on white, because readers do not follow a theme. */
export const QrCode = ({ text, label }: QrCodeProps) => <QrDrawing picture={qrPicture(text)} label={label} />;
