import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import css from './tabs.module.css';

interface TabsProps<Id extends string> {
  /** Purpose of the row of tabs, said to a screen reader. */
  label: string;
  tabs: readonly { id: Id; name: string; body: ReactNode }[];
  active: Id;
  onChange: (id: Id) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Panels of which one is shown, with the keyboard of the ARIA practices: arrows, Home and End go from tab to tab. Every
 * panel stays in the page, so that a half-filled form in one survives a look at another.
 */
export function Tabs<Id extends string>({ label, tabs, active, onChange }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === active);
    const step = STEPS[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (at + step + tabs.length) % tabs.length;
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab.id === active}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={tab.id === active ? 0 : -1}
            className={css.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab.id !== active}
        >
          {tab.body}
        </div>
      ))}
    </>
  );
}
