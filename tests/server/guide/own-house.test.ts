import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deskOf } from '../../support/desk';
import { demoWordsIn } from '../../../src/server/start/demo-words';
import { testFolder } from '../../support/folders';
import { equippedHouse, senHotel } from '../../support/own-house';
import { onOneServer, onSqlite } from '../../support/server-engines';

const house = onOneServer({ hotel: senHotel() });
const start = onSqlite();

interface ChatAnswer {
  choices: { message: { content: string } }[];
  source?: { path: string };
}

let guests = 0;
const ask = async (question: string, lang = 'vi'): Promise<ChatAnswer> => {
  guests += 1;
  const answer = await house().app.inject({
    method: 'POST',
    url: '/api/chat',
    remoteAddress: `203.0.113.${guests}`,
    headers: { 'accept-language': lang },
    payload: { messages: [{ role: 'user', content: question }] },
  });
  return answer.json<ChatAnswer>();
};

describe('the chat of another house', () => {
  it.each([
    ['vi', 'bể bơi ở tầng mấy'],
    ['vi', 'sky bar mở mấy giờ'],
    ['vi', 'phòng rác ở đâu'],
    ['vi', 'làm vỡ cốc đền bao nhiêu'],
    ['vi', 'căn hộ bán giá bao nhiêu'],
    ['en', 'where is the swimming pool'],
    ['en', 'how do I use the elevator card'],
    ['en', 'what is the fine for smoking'],
    ['en', 'how much is an apartment'],
  ])('in %s, asked "%s", says nothing of the demo’s', async (lang, question) => {
    const { choices, source } = await ask(question, lang);
    expect(demoWordsIn(choices[0]?.message.content ?? '')).toEqual([]);
    expect(source?.path ?? '').not.toMatch(/#(?:0|2|3|5|6|8|10|11|12)\b/);
  });

  it('answers what the house is asked about', async () => {
    const { choices, source } = await ask('trả phòng lúc mấy giờ');
    expect(choices[0]?.message.content).toContain('12:00');
    expect(source?.path).toBe('/hiden-page#4');
  });
});

it.each(['vi', 'en'])('what its guide refreshes from says nothing of the demo’s, %s', async (lang) => {
  const { body } = await house().app.inject(`/api/guide-content?lang=${lang}`);
  expect(body).toContain('Nhà Sen');
  expect(demoWordsIn(body)).toEqual([]);
});

it('has the films of its appliances, and of its rooms those that it has made itself', async () => {
  const names = (answer: { json: () => unknown }): string[] =>
    (answer.json() as { films: { name: string }[] }).films.map(({ name }) => name);
  const files = { 'videos/stove.mp4': 'x', 'videos/door-opening.mp4': 'x', 'videos/elevator.mp4': 'x' };
  const hotel = equippedHouse();
  expect(names(await (await start({ hotel, files })).app.inject('/api/films'))).toEqual(['stove']);
  const dataDir = testFolder();
  mkdirSync(path.join(dataDir, 'media', 'videos'), { recursive: true });
  writeFileSync(path.join(dataDir, 'media', 'videos', 'door-opening.mp4'), 'own');
  const own = await start({ hotel, files, dataDir });
  expect(names(await own.app.inject('/api/films'))).toEqual(['door-opening', 'stove']);
});

describe('a house whose plates are figures', () => {
  const plates = [
    { code: '201', doorCode: '1357#' },
    { code: '1203', doorCode: '8642#' },
  ];

  it('opens its guides, takes its form and is in the order of its floors', async () => {
    const server = await start({ hotel: senHotel({ guide: plates, apartments: [], guideAccess: 'open' }) });
    const { app } = server;
    expect((await app.inject('/api/guide/1203')).json()).toMatchObject({ known: true, tower: '', doorCode: '8642#' });
    for (const url of ['/hiden-page/201', '/manifest/201.webmanifest']) {
      expect((await app.inject(url)).statusCode).toBe(200);
    }
    const form = { fullName: 'Lê Thu', email: 'thu@x.vn', phoneNumber: '0912345678', apartment: '201' };
    const send = (apartment: string) =>
      app.inject({ method: 'POST', url: '/api/guest-form', payload: { ...form, apartment } });
    expect((await send('201')).statusCode).toBe(201);
    expect((await send('7B')).json()).toMatchObject({ code: 'startsWithLetter' });
    expect((await app.inject('/api/house')).json()).toMatchObject({ own: { figures: true } });
    const desk = await deskOf(server);
    const wall = (await desk.get('wall')).json<{ doors: { door: string; floor: number | null }[] }>();
    expect(wall.doors.map(({ door, floor }) => [door, floor])).toEqual([
      ['201', 2],
      ['1203', 12],
    ]);
    expect((await desk.send('POST', 'doors', { code: '305', tower: '', doorCode: '1234#' })).statusCode).toBe(201);
    const refused = await desk.send('POST', 'doors', { code: 'S305', tower: '', doorCode: '1234#' });
    expect(refused.json()).toMatchObject({ code: 'required', field: 'tower' });
  });
});
