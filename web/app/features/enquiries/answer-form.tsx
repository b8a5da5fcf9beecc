import { type FormEvent, useEffect, useState } from 'react';
import type { EnquiryDetails } from '#contracts/enquiries/enquiries.contract.ts';
import { enquiryLimits } from '#contracts/enquiries/enquiry.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { useAnswer } from './enquiries.api.ts';
import { enquiriesWords } from './enquiries.words.ts';
import { keepAnswerDraft, readAnswerDraft } from './sending/enquiry-draft.ts';

/** The maker's answer: by mail, and in the chat where the asker has an account. */
export function AnswerForm({ enquiry: { id, name, can } }: { enquiry: EnquiryDetails }) {
  const t = useWords(enquiriesWords, 'answer');
  const viewerId = useViewer().viewer?.id ?? 0;
  const answer = useAnswer(id);
  const oneAtATime = useOneAtATime();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();

  useEffect(() => setWords((typed) => typed || readAnswerDraft(viewerId, id)), [viewerId, id]);

  const write = (next: string) => {
    setWords(next);
    setProblem(undefined);
    keepAnswerDraft(viewerId, id, next);
  };

  const send = async () => {
    if (words.trim() === '') {
      setProblem(t('empty'));
      return;
    }
    try {
      await answer.mutateAsync(words);
    } catch (error) {
      const sentence = sentenceOf(error);
      setProblem(sentence);
      toast.bad(t('failed'), sentence);
      return;
    }
    write('');
    toast.good(t('sent'), t('sentLine', { name }));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(send);
  };

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={t('label')}
        hint={t(can.chat ? 'hintChat' : 'hint', { name })}
        error={problem}
        aside={
          <span className="hint num">
            {t('used', { used: words.trim().length, most: enquiryLimits.reply })}
          </span>
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            value={words}
            maxLength={enquiryLimits.reply}
            readOnly={answer.isPending}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <div className="grid md:justify-self-start">
        <Button kind="primary" type="submit" busy={answer.isPending && t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
