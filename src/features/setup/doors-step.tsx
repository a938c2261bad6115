import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../api/call';
import { setDoorsCall } from '../../contract/setup/calls';
import { readDoorPattern } from '../../domain/guest-access/door-pattern';
import { type DoorPlan, doorsOfPlan, lineOfPlan, planOfDoors } from '../../domain/setup/door-plan';
import { type PastedDoor, readPastedDoors } from '../../domain/setup/pasted-doors';
import { Chips } from '../../ui/forms/chips';
import { TextArea } from '../../ui/forms/text-area';
import { DoorGrid } from './door-grid';
import { ReadList } from './parts/read-list';
import { PlanFields } from './plan-fields';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { useFloorName } from './use-floor-name';
import { useSetupCall } from './use-setup-call';

interface Values {
  by: 'plan' | 'list';
  plan: DoorPlan;
  list: string;
}

/** A small house, to begin with. */
const FIRST_PLAN: DoorPlan = { tower: '', floors: [2, 4], units: [1, 3], without: [] };

/** Asks for the doors: by floors and numbers, drawn as a house, or by a list. */
export function DoorsStep({ state, lang, typed, onType, onKept, frame }: StepProps) {
  const { t } = useTranslation('setup');
  const floorName = useFloorName();
  const { busy, fault, send, forget } = useSetupCall(lang);
  const [wrong, setWrong] = useState<{ text: string } | null>(null);
  const [values, setValues] = useState<Values>(() => {
    const plan = planOfDoors(state.doors);
    const list = state.doors.map(({ code }) => code).join('\n');
    const known: Values = { by: plan || list === '' ? 'plan' : 'list', plan: plan ?? FIRST_PLAN, list };
    const { secret, ...rest } = (typed ?? {}) as Partial<Values> & { secret?: Pick<Values, 'list'> };
    return { ...known, ...rest, ...secret };
  });
  const set = (change: Partial<Values>): void => {
    const next = { ...values, ...change };
    setValues(next);
    setWrong(null);
    forget();
    // A list may have door codes and Wi-Fi in it.
    onType({ by: next.by, plan: next.plan, secret: { list: next.list } });
  };
  const { by, plan, list } = values;
  const planned = doorsOfPlan(plan);
  const count = by === 'plan' ? (planned?.flat().filter(({ isIn }) => isIn).length ?? 0) : doorsIn(list).length;

  const submit = async (): Promise<void> => {
    const body = by === 'plan' ? { pattern: lineOfPlan(plan) } : bodyOf(list);
    if (body === null) {
      const read = readPastedDoors(list);
      setWrong({ text: 'wrong' in read ? t('steps.doors.wrongLine', { line: read.wrong }) : t('steps.doors.none') });
      return;
    }
    const kept = await send(apiCall(setDoorsCall, { body }));
    if (kept) onKept(kept);
  };
  const toggle = (figures: string): void => {
    const { without } = plan;
    const isOut = without.includes(figures);
    set({ plan: { ...plan, without: isOut ? without.filter((one) => one !== figures) : [...without, figures] } });
  };
  const shown = useMemo(() => wrong ?? (by === 'list' ? named(fault, list) : fault), [wrong, fault, by, list]);
  const isOfList = wrong !== null || /^(doors|pattern)\b/.test(fault?.field ?? '');
  return (
    <StepFrame
      step="doors"
      busy={busy}
      fault={shown}
      onSubmit={() => void submit()}
      {...frame}
      note={count > 0 ? t('doorCount', { count }) : frame.note}
    >
      <Chips
        legend={t('steps.doors.by')}
        options={[
          ['plan', t('steps.doors.plan')],
          ['list', t('steps.doors.list')],
        ]}
        value={by}
        onChange={(value) => set({ by: value === 'list' ? 'list' : 'plan' })}
      />
      {by === 'plan' ? (
        <>
          <PlanFields plan={plan} isWrong={planned === null} onChange={(next) => set({ plan: next })} />
          {planned && (
            <DoorGrid
              label={t('steps.doors.grid')}
              floors={planned.map((doors) => ({
                name: floorName({ tower: plan.tower, floor: doors[0]?.floor ?? null }, 1),
                doors: doors.map(({ code, isIn }) => ({ code, variant: isIn ? 'on' : 'off' })),
              }))}
              onDoor={(code) => toggle(planned.flat().find((door) => door.code === code)?.figures ?? '')}
            />
          )}
        </>
      ) : (
        <>
          <TextArea
            label={t('steps.doors.listLabel')}
            hint={t('steps.doors.listHint')}
            error={isOfList ? shown?.text : undefined}
            rows={9}
            value={list}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            onChange={({ target }) => set({ list: target.value })}
          />
          <ReadList doors={doorsIn(list)} />
        </>
      )}
    </StepFrame>
  );
}

/** Turns a list into what the call takes: a line such as the desk takes, or doors one by one; `null` for neither. */
function bodyOf(list: string) {
  if ('doors' in readDoorPattern(list)) return { pattern: list };
  const read = readPastedDoors(list);
  if ('wrong' in read || read.doors.length === 0) return null;
  return {
    doors: read.doors.map(({ code, doorCode, wifiName, wifiPassword }) => ({
      code,
      ...(doorCode && { doorCode }),
      ...(wifiName && { wifi: { name: wifiName, password: wifiPassword || null } }),
    })),
  };
}

/** A fault with the door of the list that it is about. */
function named<Fault extends { field: string | null; text: string }>(fault: Fault | null, list: string): Fault | null {
  const [, at] = /^doors\.(\d+)/.exec(fault?.field ?? '') ?? [];
  const read = readPastedDoors(list);
  const code = at !== undefined && 'doors' in read ? read.doors[Number(at)]?.code : undefined;
  return fault && code !== undefined ? { ...fault, text: `${code}: ${fault.text}` } : fault;
}

/** Doors as a list says them, in either of its forms. */
function doorsIn(list: string): readonly Pick<PastedDoor, 'code' | 'doorCode'>[] {
  const pattern = readDoorPattern(list);
  if ('doors' in pattern) return pattern.doors.map(({ code }) => ({ code, doorCode: '' }));
  const read = readPastedDoors(list);
  return 'doors' in read ? read.doors : [];
}
