import type { LightMyRequestResponse } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import type { TestServer } from './server';

/** One colour, of any size. */
export const plainPicture = (width = 800, height = 400): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 40 } } });

interface SentFile {
  name?: string;
  type?: string;
  field?: string;
}

/** The body of a form with fields, then a file, as browsers send it. */
export function multipartOf(bytes: Buffer, fields: Readonly<Record<string, string>> = {}, file: SentFile = {}) {
  const { name = 'me.jpg', type = 'image/jpeg', field = 'file' } = file;
  const head = Object.entries(fields)
    .map(([key, value]) => `--x\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`)
    .join('');
  const before = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(head + before), bytes, Buffer.from('\r\n--x--\r\n')]),
  };
}

/** Sends a photograph to the desk. */
export function sendPhoto(
  { app }: TestServer,
  cookie: string,
  bytes: Buffer,
  fields: Record<string, string> = { altVi: 'Sảnh đón', altEn: 'The lobby' },
): Promise<LightMyRequestResponse> {
  const { headers, payload } = multipartOf(bytes, fields);
  return app.inject({ method: 'POST', url: '/api/reception/photos', headers: { ...headers, cookie }, payload });
}
