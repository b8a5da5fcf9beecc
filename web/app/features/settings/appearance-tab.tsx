import { type ReactNode, useId } from 'react';
import { localeNames, locales } from '#contracts/platform/locales.ts';
import { textSizes, themes } from '#contracts/profiles/appearance/appearance.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useAppearance } from '#web/platform/appearance/use-appearance.ts';
import { useChooseAppearance } from '#web/platform/appearance/use-choose-appearance.ts';
import { useChooseLanguage } from '#web/platform/appearance/use-choose-language.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import settingsWords from '#web/words/en/features/settings/settings.json';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { useSavedSign } from './saved-sign.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Theme, text size and language, applied to this device at once and to the person's other devices. */
export function AppearanceTab() {
  const t = useWords(settingsWords, 'appearance');
  const { theme, textSize } = useAppearance();
  // The account's language, which letters use; English if none is stored. The page may be in another, fixed by its
  // address.
  const language = useViewer().viewer?.appearance?.language ?? 'en';
  const nav = useWords(shellWords, 'nav');
  const choose = useChooseAppearance();
  const chooseLanguage = useChooseLanguage();
  const { sign, show } = useSavedSign();
  const attempt = async (choosing: Promise<void>) => {
    try {
      await choosing;
      show();
    } catch (error) {
      toast.bad(t('saveFailed'), sentenceOf(error));
    }
  };
  return (
    <SettingsSection title={t('title')} isTitledByTab line={t('line')} className="gap-6 py-8">
      <Choices
        label={nav('language')}
        names={locales}
        chosen={language}
        columns="grid-cols-2 md:grid-cols-4"
        labelOf={(name) => <span lang={name}>{localeNames[name]}</span>}
        onChoose={(name) => void attempt(chooseLanguage(name))}
      />
      <Choices
        label={t('theme')}
        names={themes}
        chosen={theme}
        labelOf={(name) => t(`themes.${name}`)}
        onChoose={(name) => void attempt(choose({ theme: name }))}
      />
      <Choices
        label={t('textSize')}
        names={textSizes}
        chosen={textSize}
        labelOf={(name) => t(`textSizes.${name}`)}
        onChoose={(name) => void attempt(choose({ textSize: name }))}
      />
      <p className="max-w-prose border-y border-seam py-4">{t('sample')}</p>
      {sign}
    </SettingsSection>
  );
}

interface ChoicesProps<Name extends string> {
  label: string;
  names: readonly Name[];
  chosen: Name;
  columns?: string;
  labelOf: (name: Name) => ReactNode;
  onChoose: (name: Name) => void;
}

function Choices<Name extends string>({
  label,
  names,
  chosen,
  columns = 'sm:grid-cols-3',
  labelOf,
  onChoose,
}: ChoicesProps<Name>) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className={classNames('grid gap-3', columns)}>
        {names.map((name) => (
          <label key={name} className="choice">
            <input
              type="radio"
              name={group}
              value={name}
              checked={chosen === name}
              // A press on the chosen option saves it again: it may be stored on this device only, or the page may be
              // in another language.
              onClick={() => onChoose(name)}
              readOnly
            />
            <span className="leading-[1.35]">{labelOf(name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
