import { useState } from 'react';
import { type PlanTemplate, planTemplates } from '#contracts/plans/templates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import formWords from '#web/words/en/features/plans/plan-form.json';

interface TemplateChoiceProps {
  /** The one that is suggested. */
  template: PlanTemplate;
  onChoose: (template: PlanTemplate) => void;
}

/** The garment whose usual steps a first plan begins with. */
export function TemplateChoice({ template, onChoose }: TemplateChoiceProps) {
  const t = useWords(formWords);
  const [chosen, setChosen] = useState(template);
  return (
    <Field label={t('template')} hint={t('templateHint')}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target }) => {
            const next = planTemplates.find((one) => one === target.value) ?? template;
            setChosen(next);
            onChoose(next);
          }}
        >
          {planTemplates.map((one) => (
            <option key={one} value={one}>
              {t(`templates.${one}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
