import { Link } from 'react-router';
import { categories } from '#contracts/designs/categories.ts';
import { trades } from '#contracts/discovery/search.rules.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Menu } from '#web/ui/floats/menu.tsx';
import { Submenu } from '#web/ui/floats/submenu.tsx';
import { ChevronDown, Compass, Scissors, Shirt } from '#web/ui/icons.tsx';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import shellWords from '#web/words/en/platform/i18n/shell.json';

/** A menu of designs by kind and of makers by craft, from 1200 px. */
export function BrowseMenu() {
  const t = useWords(shellWords);
  const discovery = useWords(discoveryWords);
  const entry = { role: 'menuitem', className: 'menu-item' } as const;
  return (
    <div className="ml-6 max-lg:hidden">
      <Menu
        label={t('nav.browse')}
        align="left"
        buttonClassName="btn btn-3 btn-small"
        button={
          <span className="said">
            {t('nav.browse')}
            <ChevronDown />
          </span>
        }
      >
        <Link {...entry} to="/explore" prefetch="intent">
          <Compass />
          {t('nav.explore')}
        </Link>
        <Submenu label={t('nav.categories')} icon={<Shirt />}>
          {categories.map((category) => (
            <Link key={category} {...entry} to={`/search?${new URLSearchParams({ category })}`}>
              {labelOf('category', category)}
            </Link>
          ))}
        </Submenu>
        <Submenu label={t('nav.makers')} icon={<Scissors />}>
          {trades.map((role) => (
            <Link key={role} {...entry} to={`/explore?role=${role}`}>
              {discovery(`role.${role}`)}
            </Link>
          ))}
        </Submenu>
      </Menu>
    </div>
  );
}
