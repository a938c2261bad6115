// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApartmentEdit } from '../../../../src/contract/catalogue/desk';
import type { PostEdit } from '../../../../src/contract/blog/desk';
import type { TourEdit } from '../../../../src/contract/tours/desk';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { editedThing, type EditedThing } from '../../../support/edited-thing';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { apartmentValue, postValue, tourValue } from '../../../support/listings';
import { openSite, type SiteRouter } from '../../../support/site';
import { table } from '../../../support/table';

let network: FakeNetwork;
let user: UserEvent;

/** On a fresh machine under load the editor is translated for longer than a screen is waited for. */
beforeAll(async () => {
  await Promise.all([
    import('../../../../src/app/routes/desk-listings-route'),
    import('../../../../src/features/reception/listings/story-editor'),
  ]);
}, 60_000);
beforeEach(async () => {
  network = await deskScreen();
  user = userEvent.setup();
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const preview = (): HTMLElement => screen.getByRole('region', { name: 'Khách sẽ thấy' });
const save = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Lưu' }));
const putsTo = (path: string): unknown[] => askedAtDesk(network, 'PUT', path).map(({ body }) => body);

/** Puts something else in the place of what stands in a field. */
async function write(name: string, text: string): Promise<HTMLElement> {
  const input = field(name);
  await user.clear(input);
  if (text !== '') await user.type(input, text);
  return input;
}

describe('the form of a tour', () => {
  let tour: EditedThing;
  beforeEach(() => {
    tour = editedThing(network, 'tours/1', tourValue());
  });
  const NAME = 'Tên, tiếng Việt';
  const openTour = async (): Promise<SiteRouter> => {
    const router = await openSite('/reception/offers?list=tours&id=1');
    await screen.findByRole('form', { name: 'Đêm trên vịnh' });
    return router;
  };
  const nameNow = (): string => (tour.value as TourEdit).name.vi;

  it('shows what guests will see while it is typed, in the language that is chosen', async () => {
    await openTour();
    expect(await within(preview()).findByRole('heading', { level: 1, name: 'Đêm trên vịnh' })).toBeVisible();
    await write(NAME, 'Hai ngày trên vịnh');
    await write('Giá', '2000000');
    expect(await within(preview()).findByRole('heading', { level: 1, name: 'Hai ngày trên vịnh' })).toBeVisible();
    expect(await within(preview()).findByText(/^1\.800\.000/)).toBeVisible();
    await user.click(within(preview()).getByRole('button', { name: 'English' }));
    expect(await within(preview()).findByRole('heading', { level: 1, name: 'A night on the bay' })).toBeVisible();
    expect(putsTo('tours/1')).toEqual([]);
  });

  table([
    [NAME, '', 'Vui lòng điền thông tin này.'],
    [NAME, '???', 'Nội dung này không đúng dạng.'],
    [NAME, 'x'.repeat(161), 'Nội dung này quá dài.'],
    ['Giá', '', 'Vui lòng điền thông tin này.'],
    ['Giá', '1000000001', 'Nhập tối đa 1.000.000.000.'],
    ['Số ngày', '0', 'Nhập từ 1 trở lên.'],
    ['Giảm giá', '101', 'Nhập tối đa 100.'],
    ['Phương tiện, tiếng Anh', '', 'Vui lòng điền thông tin này.'],
  ])('says at the field “%s” what is wrong with “%s”, and sends nothing', async (name, text, said) => {
    await openTour();
    const input = field(name);
    await user.clear(input);
    if (text !== '') await user.click(input).then(() => user.paste(text));
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(said)));
    expect(input).toBeInvalid();
    expect(within(preview()).getByText('Điền đúng và đủ các ô bắt buộc để xem trước.')).toBeVisible();
    await save();
    await waitFor(() => expect(input).toHaveFocus());
    expect(putsTo('tours/1')).toEqual([]);
  });

  it('says at an hour of the itinerary, which is folded away, what is wrong with it', async () => {
    await openTour();
    await user.click(screen.getByText('Lịch trình theo giờ (1)'));
    const hour = await screen.findByRole('textbox', { name: 'Giờ' });
    await user.clear(hour);
    await user.type(hour, '25:00');
    await waitFor(() => expect(hour).toHaveAccessibleDescription('Nhập giờ theo dạng 14:00.'));
  });

  it('says what is different before it is saved, sends the whole with its version, and comes back by one press', async () => {
    await openTour();
    await write(NAME, 'Hai ngày trên vịnh');
    const form = screen.getByRole('form');
    expect(within(form).getByText('1 thay đổi chưa lưu')).toBeVisible();
    expect(within(form).getByText('Đêm trên vịnh').tagName).toBe('DEL');
    expect(within(form).getByText('Hai ngày trên vịnh', { selector: 'ins' })).toBeVisible();
    await save();
    expect(await screen.findByText('Đã lưu “Hai ngày trên vịnh”')).toBeVisible();
    expect(screen.getByText('Đã hiển thị trên trang.')).toBeVisible();
    const before = tourValue();
    const after = tourValue({ name: { ...before.name, vi: 'Hai ngày trên vịnh' } });
    expect(putsTo('tours/1')).toEqual([{ value: after, version: JSON.stringify(before) }]);
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(field(NAME)).toHaveValue('Đêm trên vịnh'));
    expect(tour.value).toEqual(before);
    expect(within(preview()).getByRole('heading', { level: 1, name: 'Đêm trên vịnh' })).toBeVisible();
  });

  it('can be saved again and again, also to what it was before it was taken back', { tags: 'last-ring' }, async () => {
    await openTour();
    for (const name of ['Hai ngày trên vịnh', 'Hai đêm trên vịnh']) {
      await write(NAME, name);
      await save();
      await waitFor(() => expect(nameNow()).toBe(name));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Lưu' })).not.toBeInTheDocument());
    }
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(field(NAME)).toHaveValue('Hai ngày trên vịnh'));
    await write(NAME, 'Hai đêm trên vịnh');
    await save();
    await waitFor(() => expect(nameNow()).toBe('Hai đêm trên vịnh'));
  });

  it('is hidden from the site by its state, says so, and is shown again by the undo', async () => {
    await openTour();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trạng thái' }), 'Ẩn khỏi trang');
    await save();
    expect(await screen.findByText('Khách không còn thấy; các đơn đã đặt vẫn giữ nguyên.')).toBeVisible();
    expect((tour.value as TourEdit).status).toBe('INACTIVE');
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Trạng thái' })).toHaveDisplayValue('Đang bán'));
    expect((tour.value as TourEdit).status).toBe('ACTIVE');
  });

  it('keeps what was typed when the network is gone, and saves it by the same press once it is back', async () => {
    await openTour();
    const name = await write(NAME, 'Hai ngày trên vịnh');
    network.weather = 'refuse';
    await save();
    const form = screen.getByRole('form');
    expect(await within(form).findByText('Mất kết nối máy chủ. Vui lòng thử lại sau ít phút.')).toBeVisible();
    expect(name).toHaveValue('Hai ngày trên vịnh');
    network.weather = 'pass';
    await waitFor(() => expect(screen.getByRole('button', { name: 'Lưu' })).toBeEnabled());
    await save();
    await waitFor(() => expect(nameNow()).toBe('Hai ngày trên vịnh'));
  });

  it('is saved once when the answer got lost on its way and somebody presses again', async () => {
    await openTour();
    await write(NAME, 'Hai ngày trên vịnh');
    network.weather = ({ method }) => (method === 'PUT' ? 'lose-answer' : 'pass');
    await save();
    await within(screen.getByRole('form')).findByText('Mất kết nối máy chủ. Vui lòng thử lại sau ít phút.');
    network.weather = 'pass';
    await waitFor(() => expect(screen.getByRole('button', { name: 'Lưu' })).toBeEnabled());
    await save();
    expect(await screen.findByText('Đã lưu “Hai ngày trên vịnh”')).toBeVisible();
    expect(screen.queryByText('Nội dung này đã thay đổi trong lúc bạn sửa')).not.toBeInTheDocument();
    const keys = askedAtDesk(network, 'PUT', 'tours/1').map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('shows the refusal of our server at its field, with everything that was typed', async () => {
    const said = 'Tên này đã được dùng; hai trang sẽ trùng địa chỉ.';
    network.on('PUT', '/api/reception/tours/1', () =>
      ours({ message: said, code: 'nameTaken', field: 'name.vi', requestId: 'r' }, 422),
    );
    await openTour();
    await write('Số ngày', '3');
    await write(NAME, 'Phố cổ một vòng');
    await save();
    await waitFor(() => expect(field(NAME)).toHaveAccessibleDescription(said));
    expect(field(NAME)).toHaveValue('Phố cổ một vòng');
    expect(field('Số ngày')).toHaveValue('3');
  });

  it('says who was faster, when and with what, and lets one keep what was typed', async () => {
    await openTour();
    await write(NAME, 'Hai ngày trên vịnh');
    const theirs = tourValue({ price: 3_200_000 });
    tour.changedBy('Hoa', theirs);
    await save();
    const title = await screen.findByRole('heading', { name: 'Nội dung này đã thay đổi trong lúc bạn sửa' });
    const note = title.closest<HTMLElement>('[role=alert]') ?? document.body;
    expect(
      within(note).getByText(/^Hoa vừa sửa lúc 14:05, 20\/11\/2026\. Những gì bạn gõ vẫn còn nguyên/),
    ).toBeVisible();
    expect(within(note).getByText(/3\.200\.000/)).toBeVisible();
    expect(field(NAME)).toHaveValue('Hai ngày trên vịnh');
    expect(screen.getByRole('button', { name: 'Lưu' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Giữ bản của tôi' }));
    expect(within(screen.getByRole('form')).getByText('2 thay đổi chưa lưu')).toBeVisible();
    await save();
    await waitFor(() => expect(nameNow()).toBe('Hai ngày trên vịnh'));
    expect(putsTo('tours/1')).toMatchObject([{}, { version: JSON.stringify(theirs) }]);
  });

  it('takes the version of who was faster when that is what one wants', async () => {
    await openTour();
    await write(NAME, 'Hai ngày trên vịnh');
    tour.changedBy('Hoa', tourValue({ price: 3_200_000 }));
    await save();
    await user.click(await screen.findByRole('button', { name: 'Lấy bản của họ' }));
    await waitFor(() => expect(field(NAME)).toHaveValue('Đêm trên vịnh'));
    expect(field('Giá')).toHaveValue('3.200.000');
    expect(screen.queryByRole('button', { name: 'Lưu' })).not.toBeInTheDocument();
  });

  it('makes a new tour hidden at first, and goes on at its own address', async () => {
    const made = tourValue({ status: 'INACTIVE', name: { vi: 'Yên Tử', en: 'Yen Tu' } });
    network.on('POST', '/api/reception/tours', () => {
      editedThing(network, 'tours/9', made);
      return ours({ subject: '9', value: made, version: JSON.stringify(made), last: null, touched: null });
    });
    const router = await openSite('/reception/offers?list=tours&id=new');
    await screen.findByRole('heading', { level: 1, name: 'Tour mới' });
    await write(NAME, 'Yên Tử');
    await write('Tên, tiếng Anh', 'Yen Tu');
    await write('Giá', '900000');
    await save();
    await waitFor(() => expect(router.state.location.search).toBe('?list=tours&id=9'));
    expect(askedAtDesk(network, 'POST', 'tours')[0]?.body).toMatchObject({
      value: { status: 'INACTIVE', name: { vi: 'Yên Tử', en: 'Yen Tu' }, price: 900_000, durationDays: 1 },
    });
  });

  it('says so when it is not there, and leads back to the list', async () => {
    network.on('GET', /^\/api\/reception\/tours\/5\?/, () =>
      ours({ message: 'x', code: 'notFound', requestId: 'r' }, 404),
    );
    await openSite('/reception/offers?list=tours&id=5');
    expect(screen.getByRole('heading', { level: 1, name: 'Blog, tour, căn hộ' })).toBeVisible();
    expect(await screen.findByText('Nội dung này không còn hoặc chưa từng có.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tất cả tour' })).toHaveAttribute('href', '/reception/offers?list=tours');
  });
});

describe('the form of a post', () => {
  it('takes its day as it is written here, whatever language the browser speaks', async () => {
    const post = editedThing(network, 'posts/1', postValue());
    await openSite('/reception/offers?list=posts&id=1');
    await screen.findByRole('form', { name: 'Một tuần ở Bãi Cháy' });
    expect(field('Ngày đăng')).toHaveValue('01/10/2026');
    await write('Ngày đăng', '31/02/2026');
    await user.tab();
    await save();
    expect(await screen.findByText('Ngày không hợp lệ.')).toBeVisible();
    expect(putsTo('posts/1')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Bỏ thay đổi' }));
    expect(field('Ngày đăng')).toHaveValue('01/10/2026');
    expect(screen.queryByText('Ngày không hợp lệ.')).toBeNull();
    await write('Ngày đăng', '03122026');
    expect(screen.getByText('01/10/2026', { selector: 'del' })).toBeVisible();
    expect(screen.getByText('03/12/2026', { selector: 'ins' })).toBeVisible();
    await save();
    await waitFor(() => expect((post.value as PostEdit).day).toBe('2026-12-03'));
  });
});

describe('the form of an apartment', () => {
  let home: EditedThing;
  beforeEach(() => {
    home = editedThing(network, 'homes/1', apartmentValue());
  });
  const PRICE = 'Giá mỗi đêm';
  const priceNow = (): number | undefined => (home.value as ApartmentEdit).rooms[0]?.price;
  const openApartment = async (): Promise<void> => {
    await openSite('/reception/offers?list=homes&id=1');
    await screen.findByRole('form', { name: 'Nhà nhìn ra vịnh' });
  };

  it('shows a new price in the preview, saves it, and takes it back', async () => {
    await openApartment();
    expect(screen.getByText('Đơn đã đặt giữ nguyên giá. Giá mới áp dụng cho các đơn sau.')).toBeVisible();
    const price = await write(PRICE, '1750000');
    expect(price).toHaveValue('1.750.000');
    expect(within(preview()).getAllByText(/^1\.750\.000/)[0]).toBeVisible();
    await save();
    await waitFor(() => expect(priceNow()).toBe(1_750_000));
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(field(PRICE)).toHaveValue('1.500.000'));
    expect(priceNow()).toBe(1_500_000);
  });

  it('calls a thing of the apartment by its word, in its row and where it is taken out', async () => {
    const amenities = [{ kind: 'balcony', text: { vi: '', en: '' }, missing: false }];
    home = editedThing(network, 'homes/1', { ...apartmentValue(), amenities });
    await openApartment();
    expect(screen.getByRole('group', { name: 'Dòng 1: Ban công' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Xoá: Dòng 1: Ban công' }));
    expect(screen.getByText('Ban công', { selector: 'b' })).toBeVisible();
  });

  table([
    [PRICE, '', 'Vui lòng điền thông tin này.'],
    ['Người lớn đã gồm', '0', 'Nhập từ 1 trở lên.'],
    ['Số phòng loại này', 'ba', 'Nhập một số.'],
    ['Địa chỉ đường phố, tiếng Việt', '', 'Vui lòng điền thông tin này.'],
  ])('says at the field “%s” what is wrong with “%s”, and sends nothing', async (name, text, said) => {
    await openApartment();
    const input = await write(name, text);
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(said)));
    await save();
    await waitFor(() => expect(input).toHaveFocus());
    expect(putsTo('homes/1')).toEqual([]);
  });

  it('shows at its room that more of it are sold than would be left', async () => {
    const said = 'Không thể giảm số phòng: những phòng này đã bán hoặc đang được giữ chỗ.';
    network.on('PUT', '/api/reception/homes/1', () =>
      ours({ message: said, code: 'roomsSold', field: 'rooms.0.maxRooms', needed: 2, requestId: 'r' }, 422),
    );
    await openApartment();
    const rooms = await write('Số phòng loại này', '1');
    await save();
    await waitFor(() => expect(rooms).toHaveAccessibleDescription(said));
    expect(rooms).toHaveValue('1');
  });

  it('stops selling one room, which leaves the preview, and sells it again by the undo', async () => {
    await openApartment();
    expect(within(preview()).getByRole('heading', { name: 'Studio' })).toBeVisible();
    const stop = (): HTMLElement => screen.getByRole('checkbox', { name: 'Ngừng bán phòng này' });
    await user.click(stop());
    expect(within(preview()).queryByRole('heading', { name: 'Studio' })).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect((home.value as ApartmentEdit).rooms[0]?.hidden).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(stop()).not.toBeChecked());
  });

  it('keeps a price that was typed when a colleague has hidden the apartment meanwhile', async () => {
    await openApartment();
    const price = await write(PRICE, '1750000');
    home.changedBy('Hoa', apartmentValue({ status: 'HIDDEN' }));
    await save();
    await screen.findByRole('heading', { name: 'Nội dung này đã thay đổi trong lúc bạn sửa' });
    expect(screen.getByText('Ẩn khỏi trang, ngừng bán', { selector: 'ins' })).toBeVisible();
    expect(price).toHaveValue('1.750.000');
  });
});
