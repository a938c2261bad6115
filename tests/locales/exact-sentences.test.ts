import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/languages';
import { sentences } from './words';

/** Sentences that the specification gives letter by letter (§2, §5, §8). */
const BILINGUAL_FORM = {
  'errors.fullName.required': 'Vui lòng nhập họ và tên / Please enter your full name',
  'errors.email.required': 'Vui lòng nhập email / Please enter your email',
  'errors.email.email': 'Email không hợp lệ / Invalid email format',
  'errors.phoneNumber.required': 'Vui lòng nhập số điện thoại / Please enter your phone number',
  'errors.apartment.required': 'Vui lòng nhập số căn hộ / Please enter apartment number',
  'errors.apartment.startsWithLetter': 'Căn hộ phải bắt đầu bằng chữ cái / Apartment must start with a letter',
  'banner.invalid': 'Vui lòng điền đầy đủ thông tin / Please fill in all required information',
  'banner.error':
    'Có lỗi xảy ra khi gửi thông tin. Xin vui lòng thử lại sau hoặc liên hệ với chúng tôi qua số điện thoại. / An error occurred. Please try again later or contact us by phone.',
};

const VIETNAMESE_GUIDE = {
  title: 'Hướng Dẫn Du Lịch',
  'door.none': 'không có mã',
  'door.card.word': 'Thẻ',
  'body.s0.button': 'Tôi có nhu cầu',
  'body.s0.sent': '✅ Đã ghi nhận nhu cầu chúng tôi sẽ liên lạc với bạn!',
  'body.s0.noInfo': 'Không tìm thấy thông tin người dùng.',
  'body.s0.failed': '⚠️ Lỗi khi gửi, vui lòng thử lại.',
  'film.close': 'Đóng',
  'events.all': 'Xem tất cả sự kiện',
  'events.less': 'Thu gọn',
  'events.noImage': 'No Image',
  'forget.button': 'Quên thiết bị này',
};

const ENGLISH_GUIDE = {
  title: 'Travel Guide',
  'door.none': 'No door code',
  'sections.s1.title': 'Opening Instructions',
  'sections.s2.title': 'Electricity, Stove, Washing Machine, Water Heater',
  'sections.s3.title': 'Elevator',
  'sections.s4.title': 'Important Stay Information',
  'sections.s5.title': 'Equipment and Pricing',
  'sections.s6.title': 'Hotel Map',
  'sections.s7.title': 'Wi-Fi',
  'sections.s8.title': 'Electrical Device User Guide',
  'sections.s9.title': 'Emergency Ladder',
  'sections.s10.title': 'Motorbike Rental and 24/7 Food Delivery',
  'sections.s11.title': 'Trash Disposal Room',
  'body.s0.button': 'I want to buy',
  'film.filmButtons.f4': 'Watch video',
  'events.noImage': 'No Image',
  'forget.button': 'Forget this device',
};

const ACCOUNT = {
  'login.done': '🎉 Đăng nhập thành công!',
  'login.wrong': '❌ Sai email hoặc mật khẩu!',
  'login.failed': '❌ Có lỗi xảy ra khi đăng nhập!',
  'register.done': '🎉 Đăng ký thành công!',
  'register.exists': '❌ Email hoặc số điện thoại đã tồn tại!',
  'register.failed': '❌ Có lỗi xảy ra khi đăng ký!',
  'register.mismatch': '❌ Mật khẩu xác nhận không khớp!',
  'forgot.sent': 'Yêu cầu đặt lại mật khẩu đã được gửi!',
  'forgot.back': 'Quay lại',
  'profile.loadFailed': 'Không thể tải thông tin người dùng',
  'profile.edit': 'Chỉnh sửa',
  'profile.save': 'Lưu',
  'profile.updated': 'Cập nhật thành công!',
  'profile.updateFailed': 'Cập nhật thất bại!',
  'profile.avatar.done': 'Cập nhật ảnh đại diện thành công!',
  'profile.avatar.failed': 'Upload ảnh thất bại!',
  'profile.avatar.type': 'Chỉ hỗ trợ JPG/PNG/WebP',
  'profile.avatar.size': 'Ảnh phải nhỏ hơn 2MB',
  'errors.fullName.required': 'Vui lòng nhập họ tên',
  'errors.oldPassword.required': 'Vui lòng nhập mật khẩu cũ',
  'errors.any.tooShort': 'Tối thiểu 8 ký tự',
  'errors.any.mixed': 'Phải có cả chữ và số',
  'errors.any.same': 'Mật khẩu mới không được trùng mật khẩu cũ',
  'password.mismatch': 'Mật khẩu xác nhận không khớp',
  'password.invalid': 'Vui lòng điền đúng thông tin mật khẩu',
  'password.busy': 'Đang cập nhật mật khẩu...',
  'password.done': 'Đổi mật khẩu thành công!',
  'password.failed': 'Đổi mật khẩu thất bại!',
};

describe("the specification's own sentences", () => {
  it.each(LANGUAGES)('stand bilingual in the guest form, whichever language it is read in: %s', (language) => {
    expect(Object.fromEntries(sentences(language, 'guest-forms'))).toMatchObject(BILINGUAL_FORM);
  });

  it('stand in the Vietnamese guide', () => {
    expect(Object.fromEntries(sentences('vi', 'guide'))).toMatchObject(VIETNAMESE_GUIDE);
  });

  it('stand in the account', () => {
    expect(Object.fromEntries(sentences('vi', 'accounts'))).toMatchObject(ACCOUNT);
  });

  it('stand in the English guide', () => {
    expect(Object.fromEntries(sentences('en', 'guide'))).toMatchObject(ENGLISH_GUIDE);
  });
});

it('says every message of the guest form in both languages at once', () => {
  const messages = (language: 'vi' | 'en') =>
    [...sentences(language, 'guest-forms')].filter(([path]) => /^(?:errors|banner)\./.test(path));
  expect(messages('en')).toEqual(messages('vi'));
  expect(messages('vi').filter(([, sentence]) => !sentence.includes(' / '))).toEqual([]);
});
