// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadGuideWords, loadLaterWords } from '../../../src/app/guide/guide-words';
import { GuideSearch } from '../../../src/features/guide/first-view/guide-search';
import { SectionList } from '../../../src/features/guide/first-view/section-list';
import { type SearchEntry, searchEntries } from '../../../src/features/guide/later/search-entries';
import { buildSearch } from '../../../src/features/guide/later/search-results';
import { topicOf } from '../../../src/domain/chat/topics';
import { isAskedFor } from '../../../src/features/guide/later/search-topics';
import { viewStore } from '../../../src/features/guide/state/view-store';
import { fold } from '../../../src/domain/fold';
import { readerOf } from '../../../src/ui/words';
import { demoContent, freshGuide, renderInGuide } from '../../support/guide';
import { table } from '../../support/table';

async function searchOf(lang: 'vi' | 'en'): Promise<(query: string) => SearchEntry[]> {
  const [{ guide }, typed] = await Promise.all([loadGuideWords(lang), loadLaterWords('guide-search', lang)]);
  const content = await demoContent(lang);
  return buildSearch(searchEntries(readerOf<'guide'>(guide), readerOf<'guide-search'>(typed), content, lang));
}

async function titles(lang: 'vi' | 'en', query: string): Promise<string[]> {
  return (await searchOf(lang))(query).map(({ title, text, also }) =>
    `${title} ${text} ${also ?? ''}`.normalize('NFC').toLowerCase(),
  );
}

async function finder(lang: 'vi' | 'en'): Promise<(query: string) => string[]> {
  const find = await searchOf(lang);
  return (query) => find(query).map(({ place }) => place);
}

/**
 * Finds what stands first for a query: the first place found, or the title of what only reception knows or the house
 * answers.
 */
async function answers(lang: 'vi' | 'en'): Promise<(query: string) => string> {
  const [entries, { topics }] = await Promise.all([searchOf(lang), loadLaterWords('guide-search', lang)]);
  const told = (await demoContent(lang)).answers;
  return (query) => {
    const topic = topicOf(query, topics, told);
    if (topic && told?.[topic.at]) return topic.title;
    const first = entries(query).filter((entry) => topic === null || isAskedFor(query, entry))[0]?.place;
    return (topic?.whole ? topic.title : (first ?? topic?.title)) ?? 'nothing';
  };
}
beforeEach(freshGuide);

describe('what the search finds', () => {
  it.each([
    ['may giat', '2-3'],
    ['MÁY GIẶT', '2-3'],
    ['nuoc nong', '2-4'],
    ['thang may', '3'],
    ['bon tam', '8-1'],
    ['rac', '11'],
    ['be boi', '6'],
    ['ca phe', '12-2'],
    ['xe may', '10-1'],
  ])('"%s" leads to %s', async (query, place) => {
    expect((await finder('vi'))(query).slice(0, 5)).toContain(place);
  });

  it.each([
    ['washing', '2-3'],
    ['wifi', '7'],
    ['elevator', '3'],
    ['hair dryer', '5-3'],
  ])('"%s" leads to %s in English', async (query, place) => {
    expect((await finder('en'))(query).slice(0, 5)).toContain(place);
  });
});

/** Everyday words, by what has to stand first. */
const EVERYDAY = {
  vi: {
    '1': 'mã cửa, quên mã, mất thẻ, mất chìa, không mở được cửa, quên thẻ',
    '2-1': 'mất điện, cúp điện, cầu dao, không có điện',
    '2-2': 'nấu ăn, bếp điện, gas',
    '2-3': 'giặt quần áo, phơi đồ, nước xả, giặt ủi',
    '2-4': 'nước nóng, không có nước nóng, vòi sen',
    '4': 'hút thuốc, chó mèo, dọn phòng, trả phòng muộn, nhận phòng sớm, check in, hàng xóm ồn, thay ga, nước uống, hộ chiếu, tạm trú, nội quy, checkout, khăn tắm',
    '5': 'làm vỡ, đền bù',
    '5-3': 'bàn ủi, máy sấy tóc, dép',
    '5-4': 'nệm, két sắt, móc áo',
    '5-5': 'chăn, drap',
    '6': 'bể bơi, hồ bơi, gym, gửi hành lý, để vali, phòng họp',
    '7': 'wifi, mạng yếu, mất mạng',
    '8-3': 'máy lạnh, lạnh quá',
    '8-4': 'tivi, truyền hình',
    '8-5': 'lò vi sóng, hâm đồ ăn',
    '10-1': 'thuê xe máy',
    '10-2': 'ship đồ ăn, shipper, giao hàng',
    '11': 'đổ rác, vứt rác',
    '12-1': 'ăn sáng, đồ chay, nhà hàng',
    'phones-title': 'zalo, số điện thoại, whatsapp',
    emergency: 'địa chỉ',
    'Muỗi và côn trùng': 'muỗi, gián, kiến, có muỗi trong phòng',
    'Hoá đơn': 'hoá đơn, hóa đơn, hóa đơn đỏ, VAT',
    'Gọi taxi, thuê xe': 'taxi, gọi xe, xe đạp',
    'Ra sân bay, xe đưa đón': 'đón sân bay, sân bay, taxi ra sân bay',
    'SIM điện thoại': 'SIM, mua sim ở đâu',
    'Chỗ đỗ xe': 'chỗ đậu xe, có bãi đỗ xe không',
    'Hiệu thuốc, bác sĩ, bệnh viện': 'hiệu thuốc, bệnh viện, bác sĩ',
    'Rút tiền': 'ATM, cây atm',
    'Tiền mặt, thẻ, đổi tiền': 'đổi tiền, tiền mặt',
    'Đồ vệ sinh cá nhân': 'dầu gội, giấy vệ sinh, xà phòng',
    'Giường phụ, thêm chăn gối': 'gối thêm, giường phụ',
    'Sạc và đồ mượn': 'sạc điện thoại',
    'Nước và thoát nước': 'tắc bồn cầu, không có nước',
    'Giờ mở cửa và vé bể bơi, phòng gym': 'giờ bể bơi, bể bơi mở mấy giờ',
    'Siêu thị, cửa hàng': 'siêu thị, cửa hàng tiện lợi',
    'Thêm người, khách đến thăm': 'thêm người',
  },
  en: {
    '1': "door code, lost key, lost card, forgot code, can't open the door, locked out",
    '2-1': 'power cut, no power, breaker, no electricity',
    '2-3': 'laundry, detergent, wash clothes',
    '2-4': 'hot water, no hot water, shower',
    '3': 'lift, elevator',
    '4': 'late checkout, early check in, smoking, noise, housekeeping, drinking water, dogs, passport, checkout, extra towels, towel, towels',
    '5': 'broken, compensation',
    '5-3': 'iron, hair dryer, slippers',
    '5-4': 'mattress, hangers, safe',
    '5-5': 'duvet, sheets',
    '6': 'swimming pool, gym, luggage, kids, suitcase',
    '7': 'wifi, slow internet',
    '8-3': 'aircon, too hot, heating',
    '8-4': 'television, black screen',
    '8-5': 'oven, heat food',
    '10-1': 'scooter, rent a bike',
    '10-2': 'takeaway, order food',
    '11': 'garbage, rubbish',
    '12-1': 'breakfast, vegan, dinner',
    '12-2': 'cafe, beer',
    'phones-title': 'whatsapp, phone number',
    emergency: 'hotel address',
    'Mosquitoes and insects': 'mosquito, mosquitoes, ants, cockroach',
    Invoice: 'invoice, receipt, VAT',
    'Taxi, car, bicycle': 'taxi, car rental',
    'Airport, shuttle, train': 'airport, airport transfer, taxi to the airport',
    'SIM card': 'SIM, sim card',
    Parking: 'parking, where can I park',
    'Pharmacy, doctor, hospital': 'pharmacy, doctor, hospital',
    'Cash machine': 'atm',
    'Cash, cards, changing money': 'exchange money, cash',
    Toiletries: 'shampoo, toilet paper, soap, toothbrush',
    'Extra bed, pillows, blankets': 'extra bed, extra pillow',
    'Chargers and things to borrow': 'charger, adapter',
    'Water and drains': 'toilet blocked, no water',
    'Opening hours and tickets of pool and gym': 'pool hours',
    'Supermarket, shops': 'supermarket, convenience store',
    Minibar: 'minibar',
  },
} as const;

describe.each(['vi', 'en'] as const)('everyday words, in %s', (lang) => {
  const rows = Object.entries(EVERYDAY[lang]).flatMap(([place, words]) =>
    words.split(', ').map((word) => [word, place] as const),
  );

  it('are sixty and more', () => {
    expect(rows.length).toBeGreaterThan(60);
  });

  it('have an answer, or the honest word that only reception knows', async () => {
    const answer = await answers(lang);
    expect(Object.fromEntries(rows.map(([word]) => [word, answer(word)]))).toEqual(Object.fromEntries(rows));
  });

  it('have it without their marks as well, among the first three', async () => {
    const [find, { topics }] = await Promise.all([finder(lang), loadLaterWords('guide-search', lang)]);
    const { answers: told } = await demoContent(lang);
    const missed = rows.filter(([word, place]) => {
      const first: string[] = [topicOf(fold(word), topics, told)?.title ?? '', ...find(fold(word)).slice(0, 3)];
      return !first.includes(place);
    });
    expect(missed).toEqual([]);
  });
});

describe('typed marks', () => {
  it.each(['phở', 'chó', 'muỗi', 'hoá đơn', 'cháy', 'giặt'])(
    '"%s" finds what says so, and nothing else',
    async (word) => {
      const said = new RegExp(`(?<!\\p{L})(?:${word})`, 'u');
      for (const text of await titles('vi', word)) expect(text).toMatch(said);
    },
  );

  it('finds a pet rule by "chó", a noodle soup by "phở", and nothing by "muỗi"', async () => {
    const find = await finder('vi');
    expect(new Set(find('chó'))).toEqual(new Set(['4']));
    expect(find('phở').length).toBeGreaterThan(0);
    expect(find('phở').every((place) => place.startsWith('12'))).toBe(true);
    expect(find('muỗi')).toEqual([]);
  });
});

describe('the search field', () => {
  table([
    ['cháy', 'tel:114'],
    ['chay', 'tel:114'],
    ['gọi công an', 'tel:113'],
    ['cấp cứu', 'tel:115'],
  ])('puts the emergency card and its number first for "%s"', async (query, number) => {
    const user = userEvent.setup();
    await renderInGuide(<GuideSearch />);
    await user.type(screen.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }), query);
    const first = await screen.findByRole('link', { name: 'Khẩn cấp' });
    const links = screen.getAllByRole('link');
    expect(links[0]).toBe(first);
    expect(first).toHaveAttribute('href', '#emergency');
    expect(links[1]).toHaveAttribute('href', number);
  });

  it.each([
    ['cháy', ['9', '5-2']],
    ['chay', ['9', '5-2']],
    ['CHÁY!!!', ['9', '5-2']],
    ['cháy nhà', []],
    ['có cháy', ['9']],
    ['khoi', ['9', '5-2']],
    ['trộm', []],
    ['cứu', []],
  ])(
    'lists below the numbers for "%s" what is about that danger: %j, and no place of Bãi Cháy',
    async (query, places) => {
      const user = userEvent.setup();
      await renderInGuide(<GuideSearch />);
      await user.type(screen.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }), query);
      const card = await screen.findByRole('link', { name: 'Khẩn cấp' });
      const listed = screen
        .getAllByRole('link')
        .filter((link) => link !== card && link.getAttribute('href')?.startsWith('#'))
        .map((link) => link.getAttribute('href')?.slice(1));
      expect(listed).toEqual(places);
      expect(screen.getByRole('status')).toHaveTextContent(`Kết quả tìm: ${places.length}`);
      expect(screen.queryByText(/Không thấy/)).not.toBeInTheDocument();
    },
  );

  it('knows that who types "smoke" asks for the way out and not for the rule about smoking', async () => {
    const user = userEvent.setup();
    await renderInGuide(<GuideSearch />, { lang: 'en' });
    await user.type(screen.getByRole('searchbox', { name: 'Search the guide' }), 'smoke');
    await screen.findByRole('link', { name: 'Emergency' });
    const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(places.filter((href) => href?.startsWith('#'))).toEqual(['#emergency', '#9', '#5-2']);
  });

  it('opens the place that is tapped, with the row of a price table in its filter', async () => {
    const user = userEvent.setup();
    await renderInGuide(
      <>
        <GuideSearch />
        <SectionList ids={['2', '5']} />
      </>,
    );
    await user.type(screen.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }), 'noi com dien');
    await user.click(await screen.findByRole('link', { name: /Nồi cơm điện/ }));
    expect(viewStore.getState().open).toEqual(['5', '5-1']);
    expect(screen.getByRole('table', { name: 'Bếp và bàn ăn' })).toHaveTextContent(/Nồi cơm điện.*950\.000/);
    expect(screen.queryByRole('link', { name: /Nồi cơm điện/ })).not.toBeInTheDocument();
  });

  table([
    ['muỗi', 'Chưa đúng điều bạn tìm?'],
    ['xyzzy', 'Gọi lễ tân'],
    ['máy giặt', 'Chưa đúng điều bạn tìm?'],
  ])('gives the number of reception to whoever looks for "%s"', async (query, hint) => {
    const user = userEvent.setup();
    await renderInGuide(<GuideSearch />);
    await user.type(screen.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }), query);
    const call = await screen.findByRole('link', { name: /Gọi lễ tân 0203\u00a0088\u00a08999/ });
    expect(call).toHaveAttribute('href', 'tel:+842030888999');
    expect(call).toHaveTextContent(hint);
  });

  it('says what is not in the guide of a house that has not answered it', async () => {
    const { answers: _answers, ...content } = await demoContent('vi');
    await renderInGuide(<GuideSearch />, { content });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }), 'muỗi');
    const call = await screen.findByRole('link', { name: /Gọi lễ tân 0203/ });
    expect(call).toHaveTextContent('Muỗi và côn trùng: hướng dẫn chưa có');
  });

  it('says so when it finds nothing, and takes anything', async () => {
    const user = userEvent.setup();
    await renderInGuide(<GuideSearch />);
    const field = screen.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' });
    await user.type(field, 'xyzzy (*.[[');
    expect(await screen.findByText(/Không thấy “xyzzy/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });
});
