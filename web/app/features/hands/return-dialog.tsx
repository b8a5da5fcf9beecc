import { type FormEvent, useState } from 'react';
import type { HandOver } from '#contracts/hands/hands.fields.ts';
import { usePhotographs } from '#web/features/fit/use-photographs.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import handsWords from '#web/words/en/features/hands/hands.json';
import { type Changed, isStale, moveWork, sendHandPicture, useHandAct } from './hands.api.ts';
import { ReturnFields } from './return-fields.tsx';

interface ReturnDialogProps {
  orderId: number;
  piece: string;
  work: HandOver;
  onClose: () => void;
}

/** The maker notes that a piece is back, with photographs. */
export function ReturnDialog({ orderId, piece, work, onClose }: ReturnDialogProps) {
  const t = useWords(handsWords);
  const act = useHandAct<Changed>(orderId);
  const oneAtATime = useOneAtATime();
  const photographs = usePhotographs(t('acts.wait'), sendHandPicture);
  const [words, setWords] = useState('');
  const send = async () => {
    if (!photographs.areReady()) return;
    const { mediaIds } = photographs;
    try {
      const body = { version: work.version, act: 'BRING_BACK' as const, words, mediaIds };
      toast.good((await act.mutateAsync(() => moveWork(work.id, body))).message);
      onClose();
    } catch (error) {
      const refused = refusedFields(error).mediaIds;
      if (refused === undefined) toast.bad(t('acts.failed'), sentenceOf(error));
      else photographs.setProblem(refused);
      if (isStale(error)) onClose();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(send);
  };
  return (
    <Dialog open onClose={onClose} title={t('return.title', { piece })}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <p className="text-ink-2">{t('return.line')}</p>
        <ReturnFields
          photographs={photographs}
          limitIn={(most) => t('return.pictures', { most })}
          label={t('return.words')}
          words={words}
          onWords={setWords}
        />
        <div className="sheet-foot grid md:[&>.btn]:justify-self-start">
          <Button kind="primary" type="submit" busy={act.isPending && t('acts.sending')}>
            {t('return.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
