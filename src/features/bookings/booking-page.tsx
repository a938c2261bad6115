import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../api/server-clock';
import type { StayAddress } from '../../contract/bookings/stay-address';
import { stayProblem, type StayProblem } from '../../domain/bookings/booking';
import { dayInVietNam } from '../../domain/days';
import { createQuery } from '../../offline/query/query';
import { Skeleton } from '../../ui/page/skeleton';
import { EmptyState } from '../../ui/empty-state';
import { PageHead } from '../../ui/page/page-head';
import { useQuery } from '../../ui/hooks/use-query';
import css from './booking-page.module.css';
import { draftKeyOf } from './booking-draft';
import { roomQuerySource } from './booking-room';
import type { BookingPageProps } from './booking-page-props';
import { CheckoutForm } from './checkout-form';

/** `/booking-page`: the chosen room, then everything up to the kept booking. */
export function BookingPage(props: BookingPageProps) {
  const { stay } = props;
  return stay ? <RoomOfBooking {...props} stay={stay} /> : <NoRoom {...props} offline={false} />;
}

/** Days of an old link that nobody can book any more are no days: the page asks for others at once. */
function bookable(stay: StayAddress): { stay: StayAddress; problem: StayProblem | null } {
  const { checkIn, checkOut } = stay;
  if (checkIn === null || checkOut === null) return { stay, problem: null };
  const problem = stayProblem(checkIn, checkOut, dayInVietNam(serverNow()));
  return problem === null ? { stay, problem } : { stay: { ...stay, checkIn: null, checkOut: null }, problem };
}

function RoomOfBooking(props: BookingPageProps & { stay: StayAddress }) {
  const { lang, brand } = props;
  const { stay, problem } = bookable(props.stay);
  const { t } = useTranslation('bookings');
  const { roomId, apartmentId } = props.stay;
  const query = useMemo(
    () =>
      createQuery(
        roomQuerySource({ roomId, apartmentId, checkIn: null, checkOut: null, quantity: 1, party: null }, lang),
      ),
    [roomId, apartmentId, lang],
  );
  const { data, asking, failure } = useQuery(query);
  if (data) {
    return (
      <CheckoutForm
        key={draftKeyOf(stay)}
        {...props}
        {...data}
        stay={stay}
        daysOver={problem !== null}
        refreshRoom={() => void query.refresh()}
      />
    );
  }
  if (!asking) return <NoRoom {...props} offline={failure !== null && failure.outcome !== 'answered'} />;
  return (
    <Skeleton className={css.skeleton}>
      <PageHead title={t('title')} brand={brand} hidden />
      <h1 className="sr">{t('loading')}</h1>
      <span />
      <span />
      <span />
    </Skeleton>
  );
}

function NoRoom({ brand, paths, offline }: BookingPageProps & { offline: boolean }) {
  const { t } = useTranslation('bookings');
  return (
    <>
      <PageHead title={t('missing.title')} brand={brand} hidden />
      <EmptyState
        page
        heading={t(offline ? 'missing.offlineHeading' : 'missing.heading')}
        text={t(offline ? 'missing.offlineText' : 'missing.text')}
        actions={
          <Link className="btn" to={paths.apartments}>
            {t('missing.list')}
          </Link>
        }
      />
    </>
  );
}
