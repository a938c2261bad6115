import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { setPeopleCall } from '../../../contract/setup/calls';
import type { SetupPeople } from '../../../contract/setup/setup';
import { STAFF_ROLES } from '../../../domain/accounts/staff-roles';
import { Field } from '../../../ui/forms/field';
import { EMAIL_INPUT, NAME_INPUT } from '../../../ui/forms/input-kinds';
import { SelectField } from '../../../ui/forms/select-field';
import { Icon } from '../../../ui/icon';
import css from '../setup.module.css';
import { StepFrame } from '../step-frame';
import type { StepProps } from '../step-props';
import { useSetupCall } from '../use-setup-call';

type Person = SetupPeople['people'][number];

const NOBODY: Person = { name: '', email: '', role: 'RECEPTION' };
const isBlank = ({ name, email }: Person): boolean => name.trim() === '' && email.trim() === '';

/** Lists who works in the house besides its owner; each is invited when it opens. */
export function PeopleStep({ state, lang, typed, onType, onKept, frame }: StepProps) {
  const { t } = useTranslation('setup');
  const { busy, fault, send, errorAt } = useSetupCall(lang);
  const [people, setPeople] = useState<readonly Person[]>(() => {
    const kept = (typed as Person[] | undefined) ?? state.people ?? [];
    return kept.length > 0 ? kept : [NOBODY];
  });
  const set = (next: readonly Person[]): void => {
    setPeople(next);
    onType(next);
  };
  const submit = async (): Promise<void> => {
    const told = people.filter((one) => !isBlank(one));
    // A line that was left blank is nobody, and the fields of the others are named by their place among these.
    set(told.length > 0 ? told : [NOBODY]);
    const kept = await send(apiCall(setPeopleCall, { body: { people: told } }));
    if (kept) onKept(kept);
  };
  return (
    <StepFrame step="people" busy={busy} fault={fault} onSubmit={() => void submit()} {...frame}>
      {people.map((person, at) => {
        const title = t('steps.people.person', { number: at + 1 });
        const change = (part: Partial<Person>): void =>
          set(people.map((one, index) => (index === at ? { ...person, ...part } : one)));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- people have no name yet, and none changes their place
          <section key={at} className={css.card} aria-label={title}>
            <header>
              <h2>{title}</h2>
              {people.length > 1 && (
                <button
                  type="button"
                  className={css.textButton}
                  onClick={() => set(people.filter((_, index) => index !== at))}
                >
                  {t('steps.people.remove')}
                </button>
              )}
            </header>
            <Field
              label={t('steps.people.name')}
              error={errorAt(`people.${at}.name`)}
              value={person.name}
              {...NAME_INPUT}
              autoComplete="off"
              onChange={({ target }) => change({ name: target.value })}
            />
            <Field
              label={t('steps.people.email')}
              error={errorAt(`people.${at}.email`)}
              value={person.email}
              {...EMAIL_INPUT}
              autoComplete="off"
              onChange={({ target }) => change({ email: target.value })}
            />
            <SelectField
              label={t('steps.people.role')}
              value={person.role}
              options={STAFF_ROLES.map((role) => [role, t(`steps.people.roles.${role}`)] as const)}
              onChange={(value) => change({ role: STAFF_ROLES.find((role) => role === value) ?? person.role })}
            />
            <p className={css.hint} aria-live="polite">
              {t(`steps.people.roleMay.${person.role}`)}
            </p>
          </section>
        );
      })}
      <button type="button" className="btn quiet" onClick={() => set([...people, NOBODY])}>
        <Icon name="plus" />
        {t('steps.people.add')}
      </button>
    </StepFrame>
  );
}
