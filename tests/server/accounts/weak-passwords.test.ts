import { expect, it } from 'vitest';
import { isCommonPassword } from '../../../src/server/modules/accounts/password-rules';
import { personOf, register, signedIn } from '../../support/accounts';
import { testHotel } from '../../support/hotel';
import { onOneServer, onSqlite } from '../../support/server-engines';

const start = onSqlite();
const hotel = testHotel({
  brand: 'Hiên',
  address: { vi: '12 Hoàng Quốc Việt, Bãi Cháy, Hạ Long', en: '12 Hoang Quoc Viet, Bai Chay, Ha Long' },
});

const house = onOneServer({ hotel, env: { PUBLIC_ORIGIN: 'https://thuyenbuom.example' } });
/** Number of accounts that are there already. */
let accounts = 0;

/** Reason for which a password is refused; `null` when it is taken. */
async function refusal(password: string, person: Record<string, unknown> = {}): Promise<string | null> {
  const answer = await register(house(), personOf(accounts, { ...person, password }));
  if (answer.statusCode === 201) accounts += 1;
  return answer.statusCode === 201 ? null : answer.json<{ code: string; field: string }>().code;
}

it.each([
  '12345678',
  '123456789',
  'password',
  'Password1',
  'iloveyou',
  'sunshine',
  'qwertyuiop',
  '11111111',
  'princess',
  'football',
])('%s, one of the commonest, is nobody’s password', async (password) => {
  expect(await refusal(password)).toBe('passwordCommon');
});

it.each([
  ['sunshine2026!', 'a word of the list with figures behind it'],
  ['88888888', 'one key'],
  ['abababab', 'two keys'],
  ['98765432', 'counting down'],
  ['asdfghjkl;', 'a row of keys'],
  ['Anh-yêu-em-99', 'what everybody here tries'],
  ['matkhau123', '“password”'],
  ['ＰＡＳＳＷＯＲＤ'.normalize('NFKC'), 'in capitals'],
])('%s is as common: %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each([
  ['hien-2026', {}],
  ['Hiên Hạ Long 1', {}],
  ['BaiChay@2026', {}],
  ['HoangQuocViet12', {}],
  ['thuyenbuom1', {}],
  ['ngocdiem88', { email: 'ngoc.diem@example.vn' }],
  ['TranVanBao1', { name: 'Trần Văn Bảo' }],
])('%s is a word of the house, its address or its owner', async (password, person) => {
  expect(await refusal(password, person)).toBe('passwordOwnWords');
});

it.each(['Hoa-phuong-2026', 'Cua-go-lim-27', 'ba con mèo ngủ trưa', 'x7#Qm!t2', 'Thuyen-buom-nau-8', '🌺🌺🌊🌊🌴'])(
  '%s is a password',
  async (password) => {
    expect(await refusal(password)).toBeNull();
  },
);

it('names the field and the rule in the language of the reader, also where a password is changed or set anew', async () => {
  const server = await start({ hotel });
  const { id, cookie } = await signedIn(server);
  const change = (newPassword: string, lang: string) =>
    server.app.inject({
      method: 'PUT',
      url: `/user/${id}/change-password`,
      headers: { cookie, 'content-type': 'application/json', 'accept-language': lang },
      payload: JSON.stringify({ oldPassword: personOf()['password'], newPassword }),
    });
  expect((await change('sunshine1', 'vi')).json()).toMatchObject({
    code: 'passwordCommon',
    field: 'newPassword',
    message: 'Mật khẩu này quá phổ biến, rất dễ bị đoán. Vui lòng chọn mật khẩu khác.',
  });
  expect((await change('hien2026', 'en')).json()).toMatchObject({ code: 'passwordOwnWords', field: 'newPassword' });
});

it('no member of staff gets one either, by command or by settings', async () => {
  const { staff } = (await start({ hotel })).app.services.accounts;
  for (const password of ['12345678', 'hien-2026', 'letan-99']) {
    await expect(staff.add('letan@hotel.example', password)).rejects.toMatchObject({ statusCode: 422 });
    await expect(staff.ensure({ email: 'letan@hotel.example', password })).rejects.toMatchObject({ statusCode: 422 });
  }
});
