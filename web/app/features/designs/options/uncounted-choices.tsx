import { type Choices, resolveChoices } from '#contracts/designs/options/choose-options.ts';
import type { DesignOptions } from '#contracts/designs/options/design-options.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import optionsWords from '#web/words/en/features/designs/options/options.json';

/** The choices that must still be made, whose prices the shown one does not contain. */
export function UncountedChoices({ options, choices }: { options: DesignOptions; choices: Choices }) {
  const t = useWords(optionsWords);
  const chosen = new Set(resolveChoices(options, choices).chosen.map(({ choice }) => choice.key));
  const open = options.choices.filter(({ key, required }) => required && !chosen.has(key));
  if (open.length === 0) return null;
  return <p className="hint">{t('uncounted', { choices: open.map(({ name }) => name).join(', ') })}</p>;
}
