import type { OccasionGuest, OccasionPiece } from '#contracts/occasions/occasions.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Menu } from '#web/ui/floats/menu.tsx';
import { Ellipsis } from '#web/ui/icons.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import type { OpenDialog } from './board-dialog.ts';

interface PieceMenuProps {
  guest: OccasionGuest;
  piece: OccasionPiece;
  onOpen: OpenDialog;
}

/** What can be done with a piece on the board. */
export function PieceMenu({ guest, piece, onOpen }: PieceMenuProps) {
  const t = useWords(occasionsWords, 'piece');
  const item = {
    type: 'button',
    role: 'menuitem',
    className: 'menu-item',
    'aria-haspopup': 'dialog',
  } as const;
  return (
    <Menu label={t('menuOf', { title: piece.title })} button={<Ellipsis />} buttonClassName="icon-btn">
      <button {...item} onClick={() => onOpen({ kind: 'move', guest, piece })}>
        {t('move')}
      </button>
      <button {...item} onClick={() => onOpen({ kind: 'takeOut', piece })}>
        {t('takeOut')}
      </button>
    </Menu>
  );
}
