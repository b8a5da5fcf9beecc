import { Link } from 'react-router';
import type { OccasionGuest } from '#contracts/occasions/occasions.fields.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu } from '#web/ui/floats/menu.tsx';
import { Ellipsis } from '#web/ui/icons.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import type { OpenDialog } from './board-dialog.ts';

/** A person of the occasion with a swatch of their own. */
export function GuestName({ guest }: { guest: OccasionGuest }) {
  const t = useWords(occasionsWords, 'board');
  const { name, note, naapPersonId } = guest;
  return (
    <div className="flex items-start gap-3">
      <Avatar person={guest} />
      <div className="grid min-w-0 gap-0.5">
        <span lang={writtenIn(name)} dir="auto" className="font-display text-4 leading-tight wrap-anywhere">
          {name}
        </span>
        {note === '' ? null : (
          <span lang={writtenIn(note)} dir="auto" className="hint whitespace-pre-line wrap-anywhere">
            {note}
          </span>
        )}
        {naapPersonId === null ? null : (
          <Link
            to={`/naap/${naapPersonId}`}
            className="hint inline-flex min-h-11 items-center justify-self-start underline underline-offset-4 hover:text-indigo"
          >
            {t('toBook')}
          </Link>
        )}
      </div>
    </div>
  );
}

interface GuestMenuProps {
  guest: OccasionGuest;
  onOpen: OpenDialog;
}

/** What can be done with a person. */
export function GuestMenu({ guest, onOpen }: GuestMenuProps) {
  const t = useWords(occasionsWords, 'board');
  const item = {
    type: 'button',
    role: 'menuitem',
    className: 'menu-item',
    'aria-haspopup': 'dialog',
  } as const;
  return (
    <Menu
      label={t('menuOf', { name: guest.name })}
      button={<Ellipsis />}
      buttonClassName="icon-btn"
      // The table is wide and the menu hangs from its left column.
      align="right"
    >
      <button {...item} onClick={() => onOpen({ kind: 'assign', guest })}>
        {t('assign')}
      </button>
      <button {...item} onClick={() => onOpen({ kind: 'guest', guest })}>
        {t('editPerson')}
      </button>
      <button {...item} onClick={() => onOpen({ kind: 'remove', guest })}>
        {t('remove')}
      </button>
    </Menu>
  );
}
