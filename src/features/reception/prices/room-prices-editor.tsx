import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import type { DeskRoom } from '../../../contract/bookings/desk-availability';
import { changePricesCall, type StandingPrices, undoPricesCall } from '../../../contract/catalogue/desk-calls';
import type { RoomPrices } from '../../../contract/catalogue/prices';
import { type Season, seasonsOn, type WeekdayRule } from '../../../domain/bookings/prices/price-rules';
import { monthAfter, priceYear, type YearNight } from '../../../domain/bookings/prices/price-year';
import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { Icon } from '../../../ui/icon';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { monthOf, stayInYears } from '../shared/weekday';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { AskPrice } from './ask-price';
import { BaseForm } from './base-form';
import { PastePricesDialog } from './paste-prices-dialog';
import { PriceCalendar } from './price-calendar';
import { type DraftRule, RuleDialog } from './rule-dialog';
import { priceIn, restrictionsIn, weekdaysIn } from './rule-words';
import css from './prices-page.module.css';

interface EditorProps {
  room: DeskRoom;
  prices: StandingPrices;
  today: Day;
  lang: Language;
}

/** The rule that is open: of days of the week or a season, and its place; past the last one for a new one. */
interface Open {
  of: 'weekday' | 'season';
  at: number;
  rule: DraftRule;
}

/** The rules of one room type, the year that they make, and what a stay costs by them. */
export function RoomPricesEditor({ room, prices, today, lang }: EditorProps) {
  const { t } = useTranslation('reception-prices');
  const formatVnd = useVnd();
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const [from, setFrom] = useState(() => monthAfter(today, 0));
  const [open, setOpen] = useState<Open | null>(null);
  const [pasting, setPasting] = useState(false);
  const { version, last, ...rules } = prices;
  const months = useMemo(() => priceYear(prices.base, prices, from), [prices, from]);
  const heights = months.flatMap(({ nights }) => nights.map(({ price }) => price));
  const off = offline || busy;
  const ruleName = (rule: string): string =>
    rule === 'base' ? t('rules.base') : rule === 'weekday' ? t('rules.weekday') : rule;

  const callOf = (value: RoomPrices) =>
    apiCall(changePricesCall, { params: { id: `${room.id}` }, body: { ...value, version } });
  const undoOf = (change: string) => apiCall(undoPricesCall, { params: { id: `${room.id}` }, body: { change } });
  const put = async (value: RoomPrices, notice: string): Promise<boolean> =>
    (await act(callOf(value), {
      notice,
      undo: (saved) => (saved.last ? undoOf(saved.last.id) : undefined),
    })) !== null;
  const write = async (rule: DraftRule | null): Promise<void> => {
    if (open === null) return;
    const isDone = await put(withRule(rules, open, rule), t(rule === null ? 'said.removed' : 'said.saved'));
    if (isDone) setOpen(null);
  };
  const seasonsInForce = rules.seasons.map((season, at) => ({ season, at })).filter(({ season }) => season.to >= today);
  const openNight = (night: YearNight): void => {
    const [season] = seasonsOn(rules, night.night);
    if (season) setOpen({ of: 'season', at: rules.seasons.indexOf(season), rule: season });
    else setOpen({ of: 'season', at: rules.seasons.length, rule: { from: night.night, to: night.night } });
  };
  const marked = open?.of === 'season' ? open.rule : null;

  return (
    <div className={css.columns}>
      <div>
        <ul className={css.rules} aria-label={t('rules.label')}>
          <li>
            <BaseForm prices={rules} off={off} onSave={(value) => put(value, t('said.saved'))} />
          </li>
          {rules.weekdays.map((rule, at) => (
            <li key={at}>
              <button type="button" disabled={off} onClick={() => setOpen({ of: 'weekday', at, rule })}>
                <b>{t('rules.nightsOf', { days: weekdaysIn(rule.days, lang) })}</b>
                <span>{priceIn(rule, lang)}</span>
              </button>
            </li>
          ))}
          {seasonsInForce.map(({ season, at }) => (
            <li key={`season ${at}`}>
              <button type="button" disabled={off} onClick={() => setOpen({ of: 'season', at, rule: season })}>
                <b>{season.name}</b>
                <span>
                  {[
                    stayInYears(today, season.from, season.to),
                    ...(season.days ? [weekdaysIn(season.days, lang)] : []),
                    priceIn(season, lang),
                    ...(season.weekdays ?? []).map((one) => `${weekdaysIn(one.days, lang)} ${priceIn(one, lang)}`),
                    ...restrictionsIn(season, t),
                  ]
                    .filter((one) => one !== '')
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
          <li className={css.add}>
            <button
              type="button"
              className="btn quiet"
              disabled={off}
              onClick={() => setOpen({ of: 'season', at: rules.seasons.length, rule: {} })}
            >
              <Icon name="plus" />
              {t('season.add')}
            </button>
            <button
              type="button"
              className="btn quiet"
              disabled={off}
              onClick={() => setOpen({ of: 'weekday', at: rules.weekdays.length, rule: { days: [5, 6], percent: 20 } })}
            >
              <Icon name="plus" />
              {t('weekday.add')}
            </button>
            <button type="button" className="btn quiet" disabled={off} onClick={() => setPasting(true)}>
              <Icon name="copy" />
              {t('paste.open')}
            </button>
            {last && (
              <button
                type="button"
                className="btn text"
                disabled={off}
                onClick={() => void act(undoOf(last.id), { notice: t('said.undone') })}
              >
                {t('undo', { name: last.staffName })}
              </button>
            )}
          </li>
        </ul>
        <div className={css.turn}>
          <button type="button" aria-label={t('earlier')} onClick={() => setFrom(monthAfter(from, -12))}>
            <Icon name="chevron-left" />
          </button>
          <b aria-live="polite">
            {monthOf(from, lang)} – {monthOf(monthAfter(from, 11), lang)}
          </b>
          <button type="button" aria-label={t('later')} onClick={() => setFrom(monthAfter(from, 12))}>
            <Icon name="chevron-right" />
          </button>
        </div>
        <PriceCalendar
          months={months}
          lang={lang}
          ruleName={ruleName}
          isMarked={({ night }) => marked?.from !== undefined && marked.from <= night && night <= (marked.to ?? '')}
          onNight={openNight}
        />
        <p className={css.legend}>
          {t('legend', { least: formatVnd(Math.min(...heights)), most: formatVnd(Math.max(...heights)) })}
        </p>
      </div>
      <AskPrice room={room} prices={rules} lang={lang} ruleName={ruleName} />
      {pasting && (
        <PastePricesDialog
          prices={rules}
          discount={room.discount}
          lang={lang}
          busy={busy}
          onSave={(value) =>
            void put(value, t('said.saved')).then((isDone) => {
              if (isDone) setPasting(false);
            })
          }
          onClose={() => setPasting(false)}
        />
      )}
      {open && (
        <RuleDialog
          of={open.of}
          rule={open.rule}
          isNew={open.at >= (open.of === 'season' ? rules.seasons : rules.weekdays).length}
          lang={lang}
          busy={busy}
          onSave={(rule) => void write(rule)}
          onRemove={() => void write(null)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

/** The rules with one put in its place, or taken away. */
function withRule(prices: RoomPrices, { of, at }: Open, rule: DraftRule | null): RoomPrices {
  if (of === 'season') {
    const seasons = prices.seasons.filter((_, i) => i !== at);
    if (rule) seasons.splice(at, 0, rule as Season);
    return { ...prices, seasons };
  }
  const weekdays = prices.weekdays.filter((_, i) => i !== at);
  if (rule) weekdays.splice(at, 0, weekdayRuleOf(rule));
  return { ...prices, weekdays };
}

const weekdayRuleOf = ({ days = [], price, percent }: DraftRule): WeekdayRule => ({
  days,
  ...(price !== undefined && { price }),
  ...(percent !== undefined && { percent }),
});
