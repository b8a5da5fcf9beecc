import { type FormEvent, useRef, useState } from 'react';
import type { EnquiryDetails } from '#contracts/enquiries/enquiries.contract.ts';
import { enquiryLimits } from '#contracts/enquiries/enquiry.rules.ts';
import { useReplyBox } from '#web/features/messaging/replies/use-reply-box.tsx';
import { useVoiceNote } from '#web/features/messaging/voice/use-voice-note.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import { useAnswer } from './enquiries.api.ts';

const empty = { reply: '' };
const answerDraft = makeDraft({ kind: 'answer', parse: fieldsLike<typeof empty>(empty) });

/** The form for the maker's answer, sent by email and, if the asker has an account, in the chat. */
export function AnswerForm({ enquiry: { id, name, can } }: { enquiry: EnquiryDetails }) {
  const t = useWords(enquiriesWords, 'answer');
  const { viewer } = useViewer();
  const answer = useAnswer(id);
  const voice = useVoiceNote(viewer?.id ?? null, `answer_${id}`);
  const oneAtATime = useOneAtATime();
  const { words, change, clearLater } = useDraft(answerDraft(viewer?.id ?? null, id), empty);
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const write = (reply: string) => {
    change({ reply });
    setProblem(undefined);
  };
  const saved = useReplyBox({ text: words.reply, name, box, onWrite: write });

  const send = async () => {
    if (!voice.mayLeave()) return;
    const { recording } = voice;
    if (words.reply.trim() === '' && recording === null) {
      setProblem(t('empty'));
      return;
    }
    const clear = clearLater();
    try {
      await answer.mutateAsync({ words: words.reply, recording });
    } catch (error) {
      const sentence = sentenceOf(error);
      setProblem(sentence);
      toast.bad(t('failed'), sentence);
      return;
    }
    clear();
    await voice.forget();
    toast.good(t('sent'), t('sentLine', { name }));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(send);
  };

  return (
    <>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Field
          label={t('label')}
          hint={t(can.chat ? 'hintChat' : 'hint', { name })}
          error={problem}
          aside={
            <span className="hint num">
              {t('used', { used: words.reply.trim().length, most: enquiryLimits.reply })}
            </span>
          }
        >
          {(control) => (
            <TextArea
              {...control}
              rows={5}
              value={words.reply}
              maxLength={enquiryLimits.reply}
              readOnly={answer.isPending}
              {...saved.boxProps}
              ref={box}
              onKeyDown={saved.onKeyDown}
              onChange={({ target }) => write(target.value)}
            />
          )}
        </Field>
        {saved.list}
        {voice.field}
        <div className="flex items-center gap-3 max-md:[&>.btn]:flex-1">
          <Button kind="primary" type="submit" busy={answer.isPending && t('sending')}>
            {t('send')}
          </Button>
          {saved.button}
        </div>
      </form>
      {saved.dialog}
    </>
  );
}
