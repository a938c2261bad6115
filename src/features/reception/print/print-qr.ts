import { type QrPicture, qrPicture } from '../../../ui/pictures/qr-picture';

/**
 * An address fits into version 4 already, but there a label over 15 % of the code touches more codewords than level Q
 * repairs: the coarser the code, the more of them lie half under its edge. From version 6 on they are within it.
 */
const MIN_VERSION = 6;

/** Draws a text for paper. */
export const drawQr = (text: string): QrPicture => qrPicture(text, MIN_VERSION);
