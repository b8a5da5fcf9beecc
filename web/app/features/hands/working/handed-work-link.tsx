import { NavLink } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { isHandRole } from '#contracts/hands/hand-roles.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Shirt } from '#web/ui/icons.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';

interface HandedWorkLinkProps {
  viewer: Viewer;
  className: string;
  role?: 'menuitem' | undefined;
  onClick?: (() => void) | undefined;
}

/** The menu's link to the work that makers handed to the viewer, for people who have some or whose role can get it. */
export function HandedWorkLink({ viewer, ...link }: HandedWorkLinkProps) {
  const t = useWords(shellWords, 'nav');
  if (!viewer.hasHandedWork && !isHandRole(viewer.role)) return null;
  return (
    <NavLink {...link} to="/handed-work" prefetch="intent">
      <Shirt />
      <span>{t('handedWork')}</span>
    </NavLink>
  );
}
