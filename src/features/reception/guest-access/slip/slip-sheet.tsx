import type { ArrivalSlip } from '../../../../contract/guest-access/stays';
import { showDay } from '../../../../domain/days';
import { Logo } from '../../../../ui/logo';
import '../../print/print-paper.css';
import type { QrPicture } from '../../../../ui/pictures/qr-picture';
import { QrDrawing } from '../../../../ui/pictures/qr-drawing';
import css from './slip-sheet.module.css';

/** An arrival slip with its codes, as they were read back. */
export interface PrintedSlip {
  slip: ArrivalSlip;
  guide: QrPicture;
  wifi: QrPicture;
  /** The door's code stands on it. */
  withCode: boolean;
}

/** One sheet of A6, black on white: all that a guest needs to get in. */
export function SlipSheet({ slip, guide, wifi, withCode }: PrintedSlip) {
  const { door, place, way, release, reception, emergency } = slip;
  const code = withCode ? slip.code : null;
  return (
    <div data-print-sheets="">
      <article className={css.slip} data-paper="a6" lang={slip.lang} translate="no">
        <header>
          <Logo brand={slip.brand} />
          <span>
            {showDay(slip.from)} – {showDay(slip.to)}
          </span>
        </header>
        <p className={css.guest}>
          <bdi>{slip.guestName}</bdi>
        </p>
        <dl className={css.door}>
          <div>
            <dt>{door.label}</dt>
            <dd>{door.text}</dd>
            {place !== null && <dd>{place}</dd>}
          </div>
          {code && (
            <div>
              <dt>{code.label}</dt>
              <dd>{code.text}</dd>
            </div>
          )}
        </dl>
        <div className={css.way}>
          <b>{way.heading}</b>
          <ol>
            {(code || slip.code === null ? way.steps : way.stepsWithGuide).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className={css.codes}>
          <figure>
            <QrDrawing picture={wifi} label={slip.wifi.label} />
            <figcaption>
              {slip.wifi.label} <b>{slip.wifi.name}</b>
            </figcaption>
          </figure>
          <figure>
            <QrDrawing picture={guide} label={slip.guide.label} />
            <figcaption>{slip.guide.label}</figcaption>
          </figure>
        </div>
        {release && (
          <p className={css.release}>
            {release.label} <b>{release.text}</b>
          </p>
        )}
        <ul className={css.emergency} lang={emergency.lang}>
          {emergency.items.map(({ label, text }) => (
            <li key={text}>
              <b>{text}</b> {label}
            </li>
          ))}
        </ul>
        <footer>
          <p>
            {reception.label} <b>{reception.text}</b>
          </p>
          <p lang="vi">{slip.address}</p>
          <p>
            {slip.keep} {slip.unchecked !== null && `(${slip.unchecked})`}
          </p>
        </footer>
      </article>
    </div>
  );
}
