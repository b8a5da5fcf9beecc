import { useId } from 'react';
import type { PlanStep } from '#contracts/plans/plans.fields.ts';
import { isFixed, planLimits } from '#contracts/plans/plans.rules.ts';
import { stepKinds } from '#contracts/plans/step-kinds.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronDown, Trash2 } from '#web/ui/icons.tsx';
import formWords from '#web/words/en/features/plans/plan-form.json';
import { useStepName } from '../use-step-name.ts';
import type { StepProblems, TypedStep } from './plan.form.ts';

interface StepFieldsProps {
  step: TypedStep;
  /** The step as it is in the plan; undefined for a new one. */
  present: PlanStep | undefined;
  steps: readonly TypedStep[];
  place: number;
  buyer: string;
  problems: StepProblems;
  onChange: (part: Partial<TypedStep>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One step of the form. A step that was closed stays as it is. */
export function StepFields(props: StepFieldsProps) {
  const { step, present, steps, place, buyer, problems, onChange, onMove, onRemove } = props;
  const t = useWords(formWords);
  const nameOf = useStepName();
  const kinds = useKindNames();
  const listId = useId();
  const number = place + 1;
  const at = `steps.${place}`;
  const isKept = present !== undefined && isFixed(present);
  const isOpen = present === undefined || present.state === 'OPEN';
  const isLast = number === steps.length;
  return (
    <li className="plan-step-fields">
      <div className="plan-step-head flex items-center justify-between gap-2">
        <span className="meta num">{t(isLast ? 'lastStep' : 'step', { number })}</span>
        <span className="-mr-2.5 flex">
          <Act label={t('up', { number })} isOff={place === 0} onPress={() => onMove(place - 1)}>
            <ChevronDown className="rotate-180" />
          </Act>
          <Act label={t('down', { number })} isOff={isLast} onPress={() => onMove(place + 1)}>
            <ChevronDown />
          </Act>
          <Act label={t('remove', { number })} isOff={isKept || steps.length === 1} onPress={onRemove}>
            <Trash2 />
          </Act>
        </span>
      </div>
      <Field label={t('name')} error={problems[`${at}.name`] ?? problems[at]} className="plan-step-name">
        {(control) => (
          <>
            <TextInput
              {...control}
              value={step.kind === 'OWN' ? step.name : nameOf(step)}
              maxLength={planLimits.name}
              list={listId}
              readOnly={isKept}
              onChange={({ target }) => onChange(kinds.read(target.value))}
            />
            <datalist id={listId}>
              {kinds.names.map(([kind, name]) => (
                <option key={kind} value={name} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Field label={t('days')} error={problems[`${at}.days`]}>
        {(control) => (
          <TextInput
            {...control}
            value={step.days}
            inputMode="numeric"
            autoComplete="off"
            className="num"
            readOnly={!isOpen}
            onChange={({ target }) => onChange({ days: target.value })}
          />
        )}
      </Field>
      <div className="plan-step-more grid gap-3">
        {isOpen ? (
          <Waits step={step} steps={steps} error={problems[`${at}.finishBefore`]} onChange={onChange} />
        ) : null}
        {isKept ? (
          <p className="hint">{t('kept')}</p>
        ) : (
          <Checkbox
            label={t('approves', { buyer })}
            checked={step.needsApproval}
            onChange={({ target }) => onChange({ needsApproval: target.checked })}
          />
        )}
      </div>
    </li>
  );
}

/** The names of the kinds of steps; a typed name that is one of them is read in every language. */
function useKindNames() {
  const nameOf = useStepName();
  const names = stepKinds.flatMap((kind) =>
    kind === 'OWN' ? [] : [[kind, nameOf({ kind, name: '' })] as const],
  );
  return {
    names,
    read(typed: string): Pick<TypedStep, 'kind' | 'name'> {
      const [kind] = names.find(([, name]) => name.toLowerCase() === typed.trim().toLowerCase()) ?? [];
      return kind === undefined ? { kind: 'OWN', name: typed } : { kind, name: '' };
    },
  };
}

interface ActProps {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

/** A button that keeps the focus while it can do nothing. */
function Act({ label, isOff, onPress, children }: ActProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={isOff}
      className="aria-disabled:opacity-40"
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {children}
    </IconButton>
  );
}

interface WaitsProps {
  step: TypedStep;
  steps: readonly TypedStep[];
  error: StepProblems[string];
  onChange: (part: Partial<TypedStep>) => void;
}

/** The steps that have to be finished before this one: a list for each, and an empty one for the next. */
function Waits({ step, steps, error, onChange }: WaitsProps) {
  const t = useWords(formWords);
  const nameOf = useStepName();
  const { key, finishBefore } = step;
  const others = steps.filter((other) => other.key !== key);
  if (others.length === 0) return null;
  const shown = finishBefore.length < others.length ? [...finishBefore, ''] : finishBefore;
  const choose = (at: number, chosen: string) =>
    onChange({
      finishBefore: shown
        .map((before, place) => (place === at ? chosen : before))
        .filter((one) => one !== ''),
    });
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-2 font-semibold">{t('after')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {shown.map((before, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: the lists have no other name, and keep their order
            key={at}
            aria-label={t('afterStep', { number: at + 1 })}
            value={before}
            onChange={({ target }) => choose(at, target.value)}
          >
            <option value="">{t(at === 0 ? 'afterNone' : 'afterMore')}</option>
            {others
              .filter((other) => other.key === before || !finishBefore.includes(other.key))
              .map((other) => (
                <option key={other.key} value={other.key}>
                  {other.kind === 'OWN' && other.name === ''
                    ? t('step', { number: steps.indexOf(other) + 1 })
                    : nameOf(other)}
                </option>
              ))}
          </Select>
        ))}
      </div>
      <FieldError message={error} />
    </fieldset>
  );
}
