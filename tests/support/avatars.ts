import { multipartOf, plainPicture } from './pictures';
import type { TestServer } from './server';

/** Gives somebody a picture. */
export async function giveAvatar({ app }: TestServer, { id, cookie }: { id: string; cookie: string }): Promise<void> {
  const picture = await plainPicture().jpeg().toBuffer();
  const form = multipartOf(picture, {}, { name: 'me.jpg', type: 'image/jpeg', field: 'file' });
  const answer = await app.inject({
    method: 'POST',
    url: `/user/${id}/avatar`,
    headers: { ...form.headers, cookie },
    payload: form.payload,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
