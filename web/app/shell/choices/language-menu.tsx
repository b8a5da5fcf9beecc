import { type MouseEvent, useId } from 'react';
import { useLocation } from 'react-router';
import {
  type Locale,
  localeNames,
  localePrefix,
  locales,
  withOneSlash,
} from '#contracts/platform/locales.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useChooseLanguage } from '#web/platform/appearance/use-choose-language.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Menu } from '#web/ui/floats/menu.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Languages } from '#web/ui/icons.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';

interface LanguageMenuProps {
  /** For visitors, whose language is unknown: shown at all widths, from 900 px with the language's name. */
  isNamed: boolean;
}

/** The languages of the interface, each under its own name. */
export function LanguageMenu({ isNamed }: LanguageMenuProps) {
  const t = useWords(shellWords, 'nav');
  return (
    <div className={isNamed ? 'max-[299px]:hidden' : 'max-md:hidden'}>
      <Menu
        label={isNamed ? `${t('language')}: ${localeNames[pageLocale()]}` : t('language')}
        buttonClassName={isNamed ? 'icon-btn language-named' : 'icon-btn'}
        button={
          <>
            <Languages />
            {isNamed ? (
              <span lang={pageLocale()} className="max-md:hidden">
                {localeNames[pageLocale()]}
              </span>
            ) : null}
          </>
        }
      >
        {locales.map((locale) => (
          <LanguageLink key={locale} locale={locale} role="menuitem" className="menu-item" />
        ))}
      </Menu>
    </div>
  );
}

/** The languages as a row, for the small menu. */
export function LanguageRow() {
  const t = useWords(shellWords, 'nav');
  const id = useId();
  return (
    <div className="flex flex-wrap items-center border-t border-seam px-5 py-2">
      <span id={id} className="sr-only">
        {t('language')}
      </span>
      <Languages aria-hidden="true" className="mr-1 size-5 text-ink-3" />
      <ul aria-labelledby={id} className="contents">
        {locales.map((locale) => (
          <li key={locale}>
            <LanguageLink locale={locale} className="flex min-h-11 min-w-11 items-center px-2.5" />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LanguageLinkProps {
  locale: Locale;
  role?: 'menuitem';
  className: string;
}

/**
 * A link to the page's address in a language. A press stores the language instead and needs no prefix in the address.
 */
function LanguageLink({ locale, role, className }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  const choose = useChooseLanguage();
  const onClick = async (event: MouseEvent) => {
    // Opening it in another tab does not store the language.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await choose(locale);
    } catch (error) {
      toast.bad(sentenceOf(error));
    }
  };
  return (
    <a
      href={`${localePrefix(locale)}${withOneSlash(pathname)}${search}`}
      lang={locale}
      hrefLang={locale}
      role={role}
      className={`${className} aria-[current]:font-semibold aria-[current]:text-madder-text`}
      {...(locale === pageLocale() ? { 'aria-current': 'true' } : {})}
      onClick={(event) => void onClick(event)}
    >
      {localeNames[locale]}
    </a>
  );
}
