import type { OccasionBoard } from '#contracts/occasions/occasions.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import { ShareLines } from '../sharing/share-lines.tsx';
import type { OpenDialog } from './board-dialog.ts';
import { GuestMenu, GuestName } from './guest-name.tsx';
import { GuestThread } from './guest-thread.tsx';
import { PieceMenu } from './piece-menu.tsx';
import { PiecePromise, PieceWhat } from './piece-parts.tsx';

interface GuestSlipsProps {
  board: OccasionBoard;
  onOpen: OpenDialog;
}

/** The board on phones: a slip for each person. */
export function GuestSlips({ board, onOpen }: GuestSlipsProps) {
  const t = useWords(occasionsWords, 'board');
  return (
    <ul className="occasion-slips" aria-label={t('people')}>
      {board.guests.map((guest) => (
        <li key={guest.id} className="slip">
          <div className="flex items-start justify-between gap-3">
            <GuestName guest={guest} />
            {board.can.change ? <GuestMenu guest={guest} onOpen={onOpen} /> : null}
          </div>
          <GuestThread guest={guest} />
          {guest.pieces.map((piece) => (
            <div key={piece.orderId} className="stitched-over grid gap-3.5 pt-4">
              <div className="flex items-start justify-between gap-2">
                <PieceWhat piece={piece} />
                {board.can.change ? <PieceMenu guest={guest} piece={piece} onOpen={onOpen} /> : null}
              </div>
              <PiecePromise piece={piece} day={board.day} />
              <ShareLines guest={guest} piece={piece} onOpen={onOpen} />
            </div>
          ))}
          {guest.pieces.length === 0 && board.can.change ? (
            <Button
              kind="ghost"
              small
              className="justify-self-start"
              aria-haspopup="dialog"
              onClick={() => onOpen({ kind: 'assign', guest })}
            >
              {t('assign')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
