import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import boardsWords from '#web/words/en/features/engagement/boards/boards.json';
import { BoardNameForm } from './board-name-form.tsx';
import { boardsQuery, createBoardNamed, moveSave } from './boards.api.ts';

interface BoardDialogProps {
  designId: number;
  onClose: () => void;
}

/** Puts a saved design into one of the boards, or into a new one. */
export function BoardDialog({ designId, onClose }: BoardDialogProps) {
  const t = useWords(boardsWords);
  const client = useQueryClient();
  const boards = useQuery({
    ...queryOptions(boardsQuery),
  });
  const move = useMutation({
    mutationFn: (boardId: number | null) => moveSave(designId, boardId),
    onSuccess({ message }) {
      toast.good(message);
      void client.invalidateQueries({ queryKey: ['kept'] });
      onClose();
    },
    onError: (error) => toast.bad(t('moveFailed'), sentenceOf(error, t('tryAgain'))),
  });
  return (
    <Dialog open onClose={onClose} title={t('choose')}>
      {boards.isPending ? (
        <Loading>
          <WeaveLines widths={['w-3/5', 'w-2/5', 'w-1/2']} />
        </Loading>
      ) : boards.data === undefined ? (
        <ErrorState line={sentenceOf(boards.error, t('failed'))} onRetry={() => void boards.refetch()} />
      ) : (
        <ul className="max-h-[40dvh] divide-y divide-seam overflow-y-auto">
          {boards.data.map((board) => (
            <li key={board.id ?? 'default'}>
              <button
                type="button"
                className="flex min-h-12 w-full items-center justify-between gap-4 text-left hover:text-indigo"
                disabled={move.isPending}
                onClick={() => move.mutate(board.id)}
              >
                <span className="truncate font-medium">{board.id === null ? t('saved') : board.name}</span>
                <span className="hint num shrink-0">{t('designs', { count: board.designs })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <hr className="stitch my-4" />
      <BoardNameForm
        label={t('newBoard')}
        step={t('createAndPut')}
        busy={t('creating')}
        onName={async (name) => {
          const board = await createBoardNamed(name);
          await move.mutateAsync(board.id);
        }}
      />
    </Dialog>
  );
}
