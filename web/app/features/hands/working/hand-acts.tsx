import { type FormEvent, useState } from 'react';
import type { HandSheet } from '#contracts/hands/hands.fields.ts';
import { usePhotographs } from '#web/features/fit/use-photographs.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { AskFirst } from '#web/ui/floats/ask-first.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import handLinkWords from '#web/words/en/features/hands/hand-link.json';
import { isStale } from '../hands.api.ts';
import { ReturnFields } from '../return-fields.tsx';
import { useSheetAct } from './use-sheet-act.ts';
import type { Way } from './way.ts';

interface HandActsProps {
  sheet: HandSheet;
  work: NonNullable<HandSheet['work']>;
  way: Way;
}

/** What the hand can do now, in the reach of a thumb. */
export function HandActs({ sheet, work, way }: HandActsProps) {
  const t = useWords(handLinkWords);
  const [open, setOpen] = useState<'decline' | 'return' | null>(null);
  const act = useSheetAct(way);
  const oneAtATime = useOneAtATime();
  const { can, version } = work;
  const close = () => setOpen(null);
  const answer = (name: 'ACCEPT' | 'DECLINE') =>
    oneAtATime(async () => {
      try {
        toast.good((await act.mutateAsync(() => way.move({ version, act: name }))).message);
      } catch (error) {
        toast.bad(t('failed'), sentenceOf(error));
      }
      close();
    });
  return (
    <>
      <div className="grid gap-2.5 empty:hidden">
        {can.accept ? (
          <Button
            kind="primary"
            className="w-full"
            busy={act.isPending && t('sending')}
            onClick={() => void answer('ACCEPT')}
          >
            {t('ACCEPT')}
          </Button>
        ) : null}
        {can.bringBack ? (
          <Button kind="primary" className="w-full" onClick={() => setOpen('return')}>
            {t('BRING_BACK')}
          </Button>
        ) : null}
        {can.decline ? (
          <Button kind="ghost" className="w-full" onClick={() => setOpen('decline')}>
            {t('DECLINE')}
          </Button>
        ) : null}
      </div>
      <AskFirst
        open={open === 'decline'}
        title={t('declineTitle')}
        line={t('declineLine', { workshop: sheet.workshop })}
        words={{ keep: t('keep'), confirm: t('DECLINE'), busy: t('sending') }}
        isBusy={act.isPending}
        onConfirm={() => void answer('DECLINE')}
        onClose={close}
      />
      {open === 'return' ? <BringBack sheet={sheet} version={version} way={way} onClose={close} /> : null}
    </>
  );
}

interface BringBackProps {
  sheet: HandSheet;
  version: number;
  way: Way;
  onClose: () => void;
}

function BringBack({ sheet, version, way, onClose }: BringBackProps) {
  const t = useWords(handLinkWords);
  const act = useSheetAct(way);
  const oneAtATime = useOneAtATime();
  const photographs = usePhotographs(t('wait'), way.send);
  const [words, setWords] = useState('');
  const send = async () => {
    if (!photographs.areReady()) return;
    const body = { version, act: 'BRING_BACK' as const, words, mediaIds: photographs.mediaIds };
    try {
      toast.good((await act.mutateAsync(() => way.move(body))).message);
      onClose();
    } catch (error) {
      const refused = refusedFields(error).mediaIds;
      if (refused === undefined) toast.bad(t('failed'), sentenceOf(error));
      else photographs.setProblem(refused);
      if (isStale(error)) onClose();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(send);
  };
  return (
    <Dialog open onClose={onClose} title={`${t('BRING_BACK')}: ${sheet.piece}`}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <p className="text-ink-2">{t('backLine')}</p>
        <ReturnFields
          photographs={photographs}
          limitIn={(most) => t('pictures', { most })}
          label={t('note')}
          words={words}
          onWords={setWords}
        />
        <div className="sheet-foot grid">
          <Button kind="primary" type="submit" busy={act.isPending && t('sending')}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
