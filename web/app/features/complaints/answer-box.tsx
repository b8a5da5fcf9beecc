import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { complaintLimits } from '#contracts/complaints/complaint.rules.ts';
import { ApiError, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import { AttachmentsField } from './attachments-field.tsx';
import type { Sending } from './complaints.api.ts';
import { useAttachments } from './use-attachments.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

const empty = { content: '' };
const answerDraft = makeDraft({ kind: 'complaint-answer', parse: fieldsLike<typeof empty>(empty) });

interface Problems {
  content?: string;
  images?: string;
}

interface AnswerBoxProps {
  complaintId: number;
  viewerId: number;
  send: (content: string, sending: Sending) => Promise<void>;
  /** Called if the complaint was settled or another admin has answered, so that the screen is out of date. */
  onOutOfDate: () => void;
  /** Further writing tools; `add` appends words. */
  tools?: (add: (words: string) => void) => ReactNode;
}

/** The form for an answer in the thread. The draft is kept until it is sent. */
export function AnswerBox({ complaintId, viewerId, send: sendAnswer, onOutOfDate, tools }: AnswerBoxProps) {
  const t = useWords(complaintsWords, 'answer');
  const keyOf = useIdempotencyKey();
  const oneAtATime = useOneAtATime();
  const attachments = useAttachments();
  const draft = useDraft(answerDraft(viewerId, complaintId), empty);
  const { content } = draft.words;
  const [problems, setProblems] = useState<Problems>({});
  const [done, setDone] = useState<number | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  const send = async () => {
    const words = content.trim();
    if (words === '') {
      setProblems({ content: t('empty') });
      box.current?.focus();
      return;
    }
    setDone(0);
    setProblems({});
    const { files } = attachments;
    const clear = draft.clearLater();
    try {
      const idempotencyKey = keyOf({ content: words }, files);
      await sendAnswer(words, { files, idempotencyKey, onProgress: setDone });
      clear();
      attachments.clear();
      toast.good(t('sent'));
    } catch (error) {
      const isOutOfDate =
        error instanceof ApiError && (error.code === 'ILLEGAL_MOVE' || error.code === 'CONFLICT');
      // The error stays beside the field, not in a toast, because it says that another admin has answered or the
      // complaint is settled.
      toast.bad(t('failed'), isOutOfDate ? undefined : sentenceOf(error));
      setProblems(isOutOfDate ? { content: sentenceOf(error) } : refusedFields(error));
      if (isOutOfDate) onOutOfDate();
    }
    setDone(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(send);
  };

  const change = (next: string) => {
    draft.change({ content: next });
    setProblems({});
  };
  const add = (words: string) => {
    change(content.trim() === '' ? words : `${content.trimEnd()}\n\n${words}`);
    box.current?.focus();
  };

  return (
    <form noValidate className="complaint-answer" onSubmit={submit}>
      {tools?.(add)}
      <Field label={t('label')} error={problems.content}>
        {(control) => (
          <TextArea
            {...control}
            ref={box}
            rows={4}
            value={content}
            maxLength={complaintLimits.message}
            placeholder={t('example')}
            readOnly={done !== null}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <AttachmentsField attachments={attachments} isBusy={done !== null} error={problems.images} />
      {done === null ? null : <ProgressThread label={t('progress')} done={done} />}
      <div>
        <Button kind="primary" type="submit" busy={done !== null && t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
