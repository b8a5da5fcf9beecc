import { nextTheme } from '#web/platform/appearance/appearance.ts';
import { useAppearance } from '#web/platform/appearance/use-appearance.ts';
import { useChooseAppearance } from '#web/platform/appearance/use-choose-appearance.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Monitor, Moon, Sun } from '#web/ui/icons.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Cycles through light, dark and system; an icon button, or a labelled row in a menu. */
export function ThemeToggle({ isNamed = false }: { isNamed?: boolean }) {
  const t = useWords(shellWords, 'theme');
  const { theme } = useAppearance();
  const choose = useChooseAppearance();
  const Icon = icons[theme];
  // The choice applies on this device even if the server could not be reached.
  const change = () => void choose({ theme: nextTheme(theme) }).catch(() => undefined);
  if (isNamed)
    return (
      <button type="button" className="menu-item border-t border-seam px-5!" onClick={change}>
        <Icon />
        {t(theme)}
      </button>
    );
  return (
    <IconButton label={t(theme)} onClick={change}>
      <Icon />
    </IconButton>
  );
}
