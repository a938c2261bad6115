import type { Page } from '@playwright/test';
import { drawQr } from '../../src/features/reception/print/print-qr';

/** Puts a QR code with this text in front of the page's camera, from the next time that it is asked for. */
export async function showToCamera(page: Page, text: string): Promise<void> {
  await page.evaluate(({ size, path }) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 480, height: 480 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const scale = Math.floor(400 / size);
    const margin = (480 - size * scale) / 2;
    const draw = (): void => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.fillStyle = '#ddd';
      context.fillRect(0, 0, 480, 480);
      context.setTransform(scale, 0, 0, scale, margin, margin);
      context.fillStyle = '#fff';
      context.fillRect(0, 0, size, size);
      context.fillStyle = '#000';
      context.fill(new Path2D(path));
      requestAnimationFrame(draw);
    };
    draw();
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream());
  }, drawQr(text));
}
