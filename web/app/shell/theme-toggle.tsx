import { Monitor, Moon, Sun } from 'lucide-react';
import { shellWords } from '#web/platform/i18n/shell.words.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { nextTheme } from '#web/platform/theme/theme.ts';
import { useTheme } from '#web/platform/theme/use-theme.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark, system, and light again. */
export function ThemeToggle() {
  const t = useWords(shellWords, 'theme');
  const [theme, choose] = useTheme();
  const Icon = icons[theme];
  return (
    <IconButton label={t(theme)} onClick={() => choose(nextTheme(theme))}>
      <Icon />
    </IconButton>
  );
}
