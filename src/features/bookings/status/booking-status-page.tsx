import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { telAddress } from '../../../domain/hotel-phone';
import { Skeleton } from '../../../ui/page/skeleton';
import { EmptyState } from '../../../ui/empty-state';
import { PageHead } from '../../../ui/page/page-head';
import css from './booking-status-page.module.css';
import { StatusDetails } from './status-details';
import { useWatchedBooking } from './use-watched-booking';
import type { BookingStatusProps } from './booking-status-props';
import { WithAmounts } from '../../../ui/with-amounts';

/** The booker's page of a booking, by its unguessable id. */
export function BookingStatusPage(props: BookingStatusProps) {
  const { id, lang, brand, reception, paths } = props;
  const { t } = useTranslation('bookings');
  const [forgotten, setForgotten] = useState(false);
  const watched = useWatchedBooking(id, lang);
  const { data, asking, failure } = watched;

  const message = (title: string, text: string) => (
    <>
      <PageHead title={t('status.title')} brand={brand} hidden />
      <EmptyState
        page
        heading={title}
        text={text}
        actions={
          <>
            <Link className="btn" to={paths.home}>
              {t('success.close')}
            </Link>
            {reception && (
              <a className="btn quiet" href={telAddress(reception)}>
                <WithAmounts text={t('status.call', { phone: reception })} />
              </a>
            )}
          </>
        }
      />
    </>
  );
  if (forgotten) return message(t('status.forgotten'), t('status.forgottenText'));
  if (data) return <StatusDetails {...props} {...watched} booking={data} onForgotten={() => setForgotten(true)} />;
  if (asking) {
    return (
      <Skeleton className={css.skeleton}>
        <PageHead title={t('status.title')} brand={brand} hidden />
        <h1 className="sr">{t('status.loading')}</h1>
        <span />
        <span />
      </Skeleton>
    );
  }
  return failure?.status === 404
    ? message(t('status.missing'), t('status.missingText'))
    : message(t('status.offline'), t('status.offlineText'));
}
