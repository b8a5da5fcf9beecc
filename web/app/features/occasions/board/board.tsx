import { useState } from 'react';
import type { OccasionBoard } from '#contracts/occasions/occasions.fields.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Plus } from '#web/ui/icons.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import { DayOfOccasion } from '../day-of-occasion.tsx';
import type { BoardDialog } from './board-dialog.ts';
import { BoardDialogs } from './board-dialogs.tsx';
import { BoardTotals } from './board-totals.tsx';
import { GuestSlips } from './guest-slips.tsx';
import { GuestTable } from './guest-table.tsx';

/** An occasion with its people: a table on wide screens, slips on phones. */
export function Board({ board }: { board: OccasionBoard }) {
  const t = useWords(occasionsWords, 'board');
  const [dialog, setDialog] = useState<BoardDialog | null>(null);
  const { title, city, delivery, isArchived, guests, can } = board;
  const addPerson = () => setDialog({ kind: 'guest', guest: null });
  return (
    <div className="page">
      <BackLink to="/occasions">{t('back')}</BackLink>
      <header className="occasion-head">
        <div className="grid gap-2">
          <h1 lang={writtenIn(title)} dir="auto" className="title-1 wrap-anywhere">
            {title}
          </h1>
          <p className="meta">
            <DayOfOccasion occasion={board} />
            {city === '' ? null : <span className="wrap-anywhere"> · {city}</span>}
          </p>
          <p className="meta max-w-[56ch]">{t(delivery)}</p>
          {isArchived ? (
            <p>
              <Badge>{t('archived')}</Badge>
            </p>
          ) : null}
        </div>
        <div className="occasion-acts">
          {can.addGuest && guests.length > 0 ? (
            <Button kind="primary" aria-haspopup="dialog" onClick={addPerson}>
              <Plus />
              {t('addPerson')}
            </Button>
          ) : null}
          {can.change ? (
            <Button kind="ghost" aria-haspopup="dialog" onClick={() => setDialog({ kind: 'edit' })}>
              {t('edit')}
            </Button>
          ) : null}
          <Button kind="text" aria-haspopup="dialog" onClick={() => setDialog({ kind: 'archive' })}>
            {isArchived ? t('restore') : t('archive')}
          </Button>
        </div>
      </header>
      {guests.length === 0 ? (
        <EmptyState picture="kurta" title={t('nobody')} line={t('nobodyLine')}>
          {can.addGuest ? (
            <Button kind="primary" aria-haspopup="dialog" onClick={addPerson}>
              {t('addFirst')}
            </Button>
          ) : null}
        </EmptyState>
      ) : (
        <>
          <BoardTotals totals={board.totals} />
          <GuestTable board={board} onOpen={setDialog} />
          <GuestSlips board={board} onOpen={setDialog} />
        </>
      )}
      {dialog === null ? null : (
        <BoardDialogs board={board} dialog={dialog} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}
