import { useEffect, useRef } from 'react';
import { complaintSentences } from '#contracts/complaints/complaint.rules.ts';
import type { Complaint } from '#contracts/complaints/complaints.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';

/** Replaces the form after it was sent. */
export function ComplaintSent({ complaint, onAnother }: { complaint: Complaint; onAnother: () => void }) {
  const t = useWords(complaintsWords, 'sent');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div role="status" className="slip grid gap-3 p-6 md:p-8">
      <h2 ref={heading} tabIndex={-1} className="title-2 outline-none">
        {useSentence(complaintSentences.submitted)}
      </h2>
      <p>
        <WholeNumbers>{t('number', { number: complaint.ticketNumber })}</WholeNumbers>{' '}
        {useSentence(complaintSentences.reply)}
      </p>
      <div className="mt-3 btn-row">
        <ButtonLink kind="primary" to={`/complaints/${complaint.id}`}>
          {t('open')}
        </ButtonLink>
        <Button onClick={onAnother}>{t('another')}</Button>
      </div>
    </div>
  );
}
