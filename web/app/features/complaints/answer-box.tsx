import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { complaintLimits } from '#contracts/complaints/complaint.rules.ts';
import type { Complaint } from '#contracts/complaints/complaints.contract.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import { refreshComplaints, sendAnswer, showComplaint } from './complaints.api.ts';
import { complaintsWords } from './complaints.words.ts';
import { useAttachments } from './use-attachments.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

const empty = { content: '' };
const answerDraft = makeDraft({ kind: 'complaint-answer', parse: fieldsLike<typeof empty>(empty) });

interface Problems {
  content?: string;
  images?: string;
}

/** Where one writes into the thread. What was typed stays until it is sent. */
export function AnswerBox({ complaint, viewerId }: { complaint: Complaint; viewerId: number }) {
  const t = useWords(complaintsWords, 'answer');
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const oneAtATime = useOneAtATime();
  const attachments = useAttachments();
  const draft = useDraft(answerDraft(viewerId, complaint.id), empty);
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
    try {
      const idempotencyKey = keyOf({ content: words }, files);
      showComplaint(
        client,
        await sendAnswer(complaint.id, words, { files, idempotencyKey, onProgress: setDone }),
      );
      draft.clear();
      attachments.clear();
      toast.good(t('sent'));
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
      if (error instanceof ApiError) {
        setProblems(error.errors ?? {});
        // It was settled meanwhile: the screen is out of date.
        if (error.code === 'ILLEGAL_MOVE') refreshComplaints(client);
      }
    }
    setDone(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(send);
  };

  return (
    <form noValidate className="complaint-answer" onSubmit={submit}>
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
            onChange={({ target }) => {
              draft.change({ content: target.value });
              setProblems({});
            }}
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
