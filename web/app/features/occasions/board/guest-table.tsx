import { Fragment } from 'react';
import type { OccasionBoard, OccasionGuest, OccasionPiece } from '#contracts/occasions/occasions.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import { ShareLines } from '../sharing/share-lines.tsx';
import type { OpenDialog } from './board-dialog.ts';
import { GuestMenu, GuestName } from './guest-name.tsx';
import { GuestThread } from './guest-thread.tsx';
import { PieceMenu } from './piece-menu.tsx';
import { PiecePromise, PieceWhat } from './piece-parts.tsx';

interface GuestTableProps {
  board: OccasionBoard;
  onOpen: OpenDialog;
}

/** The board as a table, from 1000 px: a person spans the rows of their pieces. */
export function GuestTable({ board, onOpen }: GuestTableProps) {
  const t = useWords(occasionsWords, 'board');
  return (
    <table className="occasion-table">
      <caption className="sr-only">{t('people')}</caption>
      <thead>
        <tr>
          {(['person', 'way', 'piece', 'promised', 'shares'] as const).map((name) => (
            <th key={name} scope="col" className="meta">
              {t(`columns.${name}`)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{t('columns.more')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {board.guests.map((guest) => (
          <GuestRows key={guest.id} guest={guest} board={board} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}

function GuestRows({ guest, board, onOpen }: GuestTableProps & { guest: OccasionGuest }) {
  const t = useWords(occasionsWords, 'board');
  const { pieces } = guest;
  const [first, ...others] = pieces;
  const head = (
    <>
      <th scope="rowgroup" rowSpan={Math.max(1, pieces.length)}>
        <div className="flex items-start justify-between gap-1">
          <GuestName guest={guest} />
          {board.can.change ? <GuestMenu guest={guest} onOpen={onOpen} /> : null}
        </div>
      </th>
      <td rowSpan={Math.max(1, pieces.length)}>
        <GuestThread guest={guest} />
      </td>
    </>
  );
  if (first === undefined) {
    return (
      <tr>
        {head}
        <td colSpan={4}>
          {board.can.change ? (
            <Button
              kind="ghost"
              small
              aria-haspopup="dialog"
              onClick={() => onOpen({ kind: 'assign', guest })}
            >
              {t('assign')}
            </Button>
          ) : (
            <span className="meta">{t('noPiece')}</span>
          )}
        </td>
      </tr>
    );
  }
  return (
    <Fragment>
      <tr>
        {head}
        <PieceCells piece={first} guest={guest} board={board} onOpen={onOpen} />
      </tr>
      {others.map((piece) => (
        <tr key={piece.orderId} data-same>
          <PieceCells piece={piece} guest={guest} board={board} onOpen={onOpen} />
        </tr>
      ))}
    </Fragment>
  );
}

interface PieceCellsProps extends GuestTableProps {
  guest: OccasionGuest;
  piece: OccasionPiece;
}

function PieceCells({ piece, guest, board, onOpen }: PieceCellsProps) {
  return (
    <>
      <td>
        <PieceWhat piece={piece} />
      </td>
      <td>
        <PiecePromise piece={piece} day={board.day} />
      </td>
      <td>
        <ShareLines guest={guest} piece={piece} onOpen={onOpen} />
      </td>
      <td>{board.can.change ? <PieceMenu guest={guest} piece={piece} onOpen={onOpen} /> : null}</td>
    </>
  );
}
