import { type SubmitEvent, useState } from 'react';
import { appealLimits, takedownSentences } from '#contracts/designs/takedown.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import takedownWords from '#web/words/en/features/designs/takedowns/takedown.json';
import { useAppeal } from './takedown.api.ts';

const empty = { words: '' };
const appealDraft = makeDraft({ kind: 'appeal', parse: fieldsLike<typeof empty>(empty) });

interface AppealDialogProps {
  designId: number;
  onClose: () => void;
}

/** Asks a maker why their hidden design should be shown again. */
export function AppealDialog({ designId, onClose }: AppealDialogProps) {
  const t = useWords(takedownWords, 'dialog');
  const { viewer } = useViewer();
  const { mutateAsync, isPending } = useAppeal(designId);
  const { words, change, clearLater } = useDraft(appealDraft(viewer?.id ?? null, designId), empty);
  const [problem, setProblem] = useState<Message>();
  const oneAtATime = useOneAtATime();
  const used = words.words.trim().length;

  const send = async () => {
    if (used < appealLimits.shortest) {
      setProblem(takedownSentences.appealShort);
      return;
    }
    const clear = clearLater();
    try {
      const message = await mutateAsync(words.words);
      clear();
      toast.good(t('sent'), message);
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
      toast.bad(t('failed'), sentenceOf(error));
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void oneAtATime(send);
  };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label={t('label')}
          hint={t('hint')}
          error={problem}
          aside={<span className="hint num">{t('used', { used, most: appealLimits.longest })}</span>}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              maxLength={appealLimits.longest}
              value={words.words}
              onChange={({ target }) => {
                change({ words: target.value });
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={isPending && t('sending')}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
