import { optionRuleKinds } from '#contracts/designs/options/options.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Trash2 } from '#web/ui/icons.tsx';
import buildingWords from '#web/words/en/features/designs/options/building/building.json';
import type { TypedChoice, TypedRule } from './edit-options.ts';

interface RuleFieldsProps {
  rule: TypedRule;
  number: number;
  choices: readonly TypedChoice[];
  fault: Message | undefined;
  onChange: (rule: TypedRule) => void;
  onRemove: () => void;
}

/** One rule, read as a sentence: "Deep back" not with "Collar". */
export function RuleFields({ rule, number, choices, fault, onChange, onRemove }: RuleFieldsProps) {
  const t = useWords(buildingWords, 'rule');
  // An empty option is refused by its shape alone, which says nothing to a maker.
  const isUnfinished = rule.option === '' || rule.other === '';
  const invalid = fault ? { 'aria-invalid': true as const } : {};
  return (
    <fieldset className="grid min-w-0 gap-2" aria-label={t('of', { number })}>
      <div className="rule-row">
        <Select
          {...invalid}
          aria-label={t('option')}
          value={rule.option}
          onChange={({ target }) => onChange({ ...rule, option: target.value })}
        >
          <OptionsOf choices={choices} />
        </Select>
        <Select
          aria-label={t('kind')}
          value={rule.kind}
          onChange={({ target }) => onChange({ ...rule, kind: target.value as TypedRule['kind'] })}
        >
          {optionRuleKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(kind)}
            </option>
          ))}
        </Select>
        <Select
          {...invalid}
          aria-label={t('other')}
          value={rule.other}
          onChange={({ target }) => onChange({ ...rule, other: target.value })}
        >
          <OptionsOf choices={choices} />
        </Select>
        <IconButton label={t('remove', { number })} onClick={onRemove}>
          <Trash2 className="size-4" />
        </IconButton>
      </div>
      <FieldError message={isUnfinished && fault ? sentence('designs.ruleOptions') : fault} />
    </fieldset>
  );
}

function OptionsOf({ choices }: { choices: readonly TypedChoice[] }) {
  const t = useWords(buildingWords, 'rule');
  return (
    <>
      <option value="" disabled>
        {t('choose')}
      </option>
      {choices.map(({ key, name, options }) => (
        <optgroup key={key} label={name}>
          {options
            .filter((option) => option.name !== '')
            .map((option) => (
              <option key={option.key} value={option.key}>
                {option.name}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
}
