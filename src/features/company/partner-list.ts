/** Partners of the house. The demo's investors and customers are made up; the platforms' home pages are real. */
export const PARTNERS = {
  investors: [
    { id: 'benGio', name: 'Quỹ Bến Gió', url: 'https://ben-gio.example' },
    { id: 'laSen', name: 'Lá Sen Capital', url: 'https://la-sen.example' },
    { id: 'songThuong', name: 'Ngân hàng Sông Thương', url: 'https://song-thuong.example' },
  ],
  platforms: [
    { id: 'booking', name: 'Booking.com', url: 'https://www.booking.com/' },
    { id: 'agoda', name: 'Agoda', url: 'https://www.agoda.com/' },
    { id: 'traveloka', name: 'Traveloka', url: 'https://www.traveloka.com/' },
    { id: 'airbnb', name: 'Airbnb', url: 'https://www.airbnb.com/' },
    { id: 'trip', name: 'Trip.com', url: 'https://www.trip.com/' },
  ],
  corporate: [
    { id: 'moKien', name: 'Cơ khí Mỏ Kiến', url: 'https://mo-kien.example' },
    { id: 'vanHai', name: 'Vạn Hải Logistics', url: 'https://van-hai.example' },
    { id: 'tranhDong', name: 'Tranh Đông Studio', url: 'https://tranh-dong.example' },
  ],
} as const;

export const PARTNER_GROUPS = ['investors', 'platforms', 'corporate'] as const;
