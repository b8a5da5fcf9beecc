import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import boardsWords from '#web/words/en/features/engagement/boards/boards.json';
import { BoardNameForm } from './board-name-form.tsx';
import { deleteBoard, renameBoardTo } from './boards.api.ts';

/** Renames or deletes a board. */
export function BoardEditor({ id, name }: { id: number; name: string }) {
  const t = useWords(boardsWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const readAnew = () => client.invalidateQueries({ queryKey: ['kept'] });

  const apart = useMutation({
    mutationFn: () => deleteBoard(id),
    async onSuccess() {
      toast.good(t('takenApart'));
      // The list of the deleted board must not be refetched.
      client.removeQueries({ queryKey: ['kept', 'saved', id] });
      await navigate('/saved', { replace: true });
      await readAnew();
    },
    onError: (error) => toast.bad(sentenceOf(error, t('tryAgain'))),
  });
  return (
    <div className="flex gap-1">
      <Button kind="text" small onClick={() => setOpen('rename')}>
        {t('rename')}
      </Button>
      <Button kind="text" small onClick={() => setOpen('delete')}>
        {t('takeApart')}
      </Button>
      <Dialog open={open === 'rename'} onClose={close} title={t('rename')}>
        <BoardNameForm
          label={t('name')}
          step={t('save')}
          busy={t('renaming')}
          initial={name}
          onName={async (next) => {
            await renameBoardTo(id, next);
            await readAnew();
            close();
          }}
        />
      </Dialog>
      <Dialog open={open === 'delete'} onClose={close} title={t('takeApartQuestion')}>
        <p className="meta mb-5">{t('takeApartLine')}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button
            kind="destructive"
            busy={apart.isPending && t('takingApart')}
            onClick={() => apart.mutate()}
          >
            {t('takeApart')}
          </Button>
          <Button kind="ghost" onClick={close}>
            {t('keep')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
