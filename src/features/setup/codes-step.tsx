import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../api/call';
import { setDoorsCall } from '../../contract/setup/calls';
import type { SetupDoor, SetupState } from '../../contract/setup/setup';
import { firstCodes } from '../../domain/setup/first-codes';
import { type PastedDoor, readPastedDoors } from '../../domain/setup/pasted-doors';
import { Chips } from '../../ui/forms/chips';
import { CODE_INPUT } from '../../ui/forms/input-kinds';
import { Field } from '../../ui/forms/field';
import { TextArea } from '../../ui/forms/text-area';
import { ReadList } from './parts/read-list';
import css from './setup.module.css';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { useSetupCall } from './use-setup-call';

const METHODS = ['keep', 'make', 'list', 'card'] as const;
type Method = (typeof METHODS)[number];

/** Codes and Wi-Fi as they are typed. */
interface Secret {
  list: string;
  wifi: { name: string; password: string };
}

/** Asks how the doors open, and for their Wi-Fi. What is typed here is kept by our server alone, never by the browser. */
export function CodesStep({ state, lang, typed, onType, onKept, onGo, frame }: StepProps) {
  const { t } = useTranslation('setup');
  const { busy, fault, send, forget } = useSetupCall(lang);
  const { doors } = state;
  const [values, setValues] = useState<Secret & { method: Method }>(() => {
    const known = { method: methodOf(doors), list: '', wifi: { name: '', password: '', ...sharedWifi(doors) } };
    const { method: chosen, secret } = (typed ?? {}) as { method?: Method; secret?: Secret };
    return { ...known, ...(chosen && { method: chosen }), ...secret };
  });
  const { method, list, wifi } = values;
  const [wrong, setWrong] = useState<{ text: string } | null>(null);
  const set = (change: Partial<typeof values>): void => {
    const { method: chosen, ...secret } = { ...values, ...change };
    setValues({ method: chosen, ...secret });
    setWrong(null);
    forget();
    onType({ method: chosen, secret });
  };
  const faulty = doors[Number(/^doors\.(\d+)/.exec(fault?.field ?? '')?.[1] ?? -1)]?.code;
  const shown = useMemo(
    () => wrong ?? (fault && faulty ? { text: `${faulty}: ${fault.text}` } : fault),
    [wrong, fault, faulty],
  );
  const [made] = useState(() => firstCodes(doors.length, randomNumber));
  if (doors.length === 0) {
    return (
      <StepFrame
        step="codes"
        busy={busy}
        fault={null}
        onSubmit={() => onGo('doors')}
        action={t('steps.codes.toDoors')}
        {...frame}
      >
        <p>{t('steps.codes.noDoors')}</p>
      </StepFrame>
    );
  }
  // Codes are made for a house of cards; where some doors have codes, a card is meant.
  const hasCards = doors.every(({ card }) => card);
  const given = doors.map((door, index): SetupDoor => {
    if (method === 'card') return { ...door, card: true, doorCode: null };
    const isMade = method === 'make' && door.doorCode === null && (hasCards || !door.card);
    return isMade ? { ...door, card: false, doorCode: made[index] ?? null } : door;
  });
  const isShared = wifi.name.trim() !== '';
  const isOfWifi = /\.wifi\./.test(fault?.field ?? '') && (method !== 'list' || isShared);
  const wifiError = (of: 'name' | 'password'): string | undefined =>
    isOfWifi && fault?.field?.endsWith(`.wifi.${of}`) ? fault.text : undefined;
  const isOfList = wrong !== null || (/^doors\b/.test(fault?.field ?? '') && !isOfWifi);
  const submit = async (): Promise<void> => {
    const read = method === 'list' ? withList(given, list) : { doors: given };
    if ('wrong' in read) {
      setWrong({ text: t('steps.codes.wrongLine', { line: read.wrong }) });
      return;
    }
    const shared = !isShared ? null : { name: wifi.name, password: wifi.password || null };
    // A Wi-Fi of the house that is emptied is gone; what single doors have stays.
    const isCleared = sharedWifi(doors).name !== undefined && shared === null;
    const body = { doors: read.doors.map((door) => ({ ...door, wifi: isCleared ? null : (shared ?? door.wifi) })) };
    const kept = await send(apiCall(setDoorsCall, { body }));
    if (kept) onKept(kept);
  };
  return (
    <StepFrame step="codes" busy={busy} fault={shown} onSubmit={() => void submit()} {...frame}>
      <Chips
        legend={t('steps.codes.way')}
        options={METHODS.map((one) => [one, t(`steps.codes.ways.${one}`)] as const)}
        value={method}
        onChange={(value) => set({ method: METHODS.find((one) => one === value) ?? 'keep' })}
      >
        <p className={css.hint}>{t(`steps.codes.hints.${method}`)}</p>
      </Chips>
      {method === 'list' && (
        <>
          <TextArea
            label={t('steps.codes.listLabel')}
            hint={t('steps.codes.listHint')}
            rows={6}
            error={isOfList ? shown?.text : undefined}
            value={list}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={({ target }) => set({ list: target.value })}
          />
          <ReadList doors={toldIn(list, doors)} />
        </>
      )}
      {(method === 'make' || method === 'keep') && given.some(({ doorCode }) => doorCode !== null) && (
        <ul className={css.codes} aria-label={t('steps.codes.given')}>
          {given.map(({ code, card, doorCode }) => (
            <li key={code}>
              <span>{code}</span>
              <b>{card ? t('steps.codes.card') : (doorCode ?? '–')}</b>
            </li>
          ))}
        </ul>
      )}
      <h2>{t('steps.codes.wifi')}</h2>
      <p className={css.hint}>{t('steps.codes.wifiHint')}</p>
      <Field
        label={t('steps.codes.wifiName')}
        value={wifi.name}
        error={wifiError('name')}
        {...CODE_INPUT}
        onChange={({ target }) => set({ wifi: { ...wifi, name: target.value } })}
      />
      <Field
        label={t('steps.codes.wifiPassword')}
        value={wifi.password}
        error={wifiError('password')}
        {...CODE_INPUT}
        onChange={({ target }) => set({ wifi: { ...wifi, password: target.value } })}
      />
    </StepFrame>
  );
}

const randomNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Finds how these doors open already; a code for each where nothing is known. */
function methodOf(doors: SetupState['doors']): Method {
  if (doors.length > 0 && doors.every(({ card }) => card)) return 'card';
  return doors.some(({ doorCode }) => doorCode !== null) ? 'keep' : 'make';
}

/** Wi-Fi that all doors share. */
function sharedWifi(doors: SetupState['doors']): { name?: string; password?: string } {
  const [first] = doors;
  const { name, password } = first?.wifi ?? {};
  const isShared = doors.every(({ wifi }) => wifi?.name === name && wifi?.password === password);
  return isShared && name ? { name, password: password ?? '' } : {};
}

/** Doors of the house that a list tells of. */
function toldIn(list: string, doors: readonly SetupDoor[]): readonly PastedDoor[] {
  const codes = doors.map(({ code }) => code);
  const read = readPastedDoors(list, codes);
  return 'doors' in read ? read.doors.filter(({ code }) => codes.includes(code)) : [];
}

/** Doors with the codes of a list; the first line that begins with none of them is given back. */
function withList(doors: readonly SetupDoor[], list: string): { doors: SetupDoor[] } | { wrong: string } {
  const read = readPastedDoors(
    list,
    doors.map(({ code }) => code),
  );
  if ('wrong' in read) return read;
  const told = new Map(read.doors.map((door) => [door.code, door]));
  const unknown = read.doors.find(({ code }) => doors.every((door) => door.code !== code));
  if (unknown) return { wrong: unknown.code };
  return {
    doors: doors.map((door) => {
      const { doorCode, wifiName, wifiPassword } = told.get(door.code) ?? {};
      const wifi = wifiName ? { name: wifiName, password: wifiPassword || null } : door.wifi;
      return { ...door, ...(doorCode && { card: false, doorCode }), wifi };
    }),
  };
}
