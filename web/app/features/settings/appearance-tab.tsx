import { useId } from 'react';
import { type Appearance, textSizes, themes } from '#contracts/profiles/appearance/appearance.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useAppearance } from '#web/platform/appearance/use-appearance.ts';
import { useChooseAppearance } from '#web/platform/appearance/use-choose-appearance.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { settingsWords } from './settings.words.ts';

/** How the site looks, on this device at once and on every other where its person signs in. */
export function AppearanceTab() {
  const t = useWords(settingsWords, 'appearance');
  const { theme, textSize } = useAppearance();
  const choose = useChooseAppearance();
  const id = useId();
  const set = async (changes: Partial<Appearance>) => {
    try {
      await choose(changes);
    } catch (error) {
      toast.bad(t('saveFailed'), sentenceOf(error));
    }
  };
  return (
    <section className="grid gap-6 py-8" aria-labelledby={id}>
      <div className="grid gap-1">
        <h2 id={id} className="title-2">
          {t('title')}
        </h2>
        <p className="meta">{t('line')}</p>
      </div>
      <Choices
        label={t('theme')}
        names={themes}
        chosen={theme}
        labelOf={(name) => t(`themes.${name}`)}
        onChoose={(name) => void set({ theme: name })}
      />
      <Choices
        label={t('textSize')}
        names={textSizes}
        chosen={textSize}
        labelOf={(name) => t(`textSizes.${name}`)}
        onChoose={(name) => void set({ textSize: name })}
      />
      <p className="max-w-prose border-y border-seam py-4">{t('sample')}</p>
    </section>
  );
}

interface ChoicesProps<Name extends string> {
  label: string;
  names: readonly Name[];
  chosen: Name;
  labelOf: (name: Name) => string;
  onChoose: (name: Name) => void;
}

function Choices<Name extends string>({ label, names, chosen, labelOf, onChoose }: ChoicesProps<Name>) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {names.map((name) => (
          <label key={name} className="choice">
            <input
              type="radio"
              name={group}
              value={name}
              checked={chosen === name}
              onChange={() => onChoose(name)}
            />
            <span className="leading-[1.35]">{labelOf(name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
