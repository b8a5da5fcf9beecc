import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { Complaint } from '#contracts/complaints/complaints.contract.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { toast } from '#web/ui/floats/toast.ts';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import { type ComplaintToSend, type ComplaintWords, complaintForm, noComplaint } from './complaint.form.ts';
import { sendComplaint, showComplaint } from './complaints.api.ts';
import { useAttachments } from './use-attachments.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

const complaintDraft = makeDraft({ kind: 'complaint', parse: fieldsLike<ComplaintWords>(noComplaint) });

interface Filing {
  viewer: Viewer;
  /** The order id from the page's address, or ''. */
  askedOrderId: string;
  onSent: (complaint: Complaint) => void;
}

/** A complaint being written; the draft is kept until it is sent. */
export function useFileComplaint({ viewer, askedOrderId, onSent }: Filing) {
  const t = useWords(complaintsWords, 'form');
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const oneAtATime = useOneAtATime();
  const attachments = useAttachments();
  const [fileError, setFileError] = useState<string>();
  const [done, setDone] = useState<number | null>(null);
  const form = useCheckedForm<ComplaintWords, unknown, ComplaintToSend>({
    resolver: standardSchemaResolver(complaintForm),
    defaultValues: useState(() => ({ ...noComplaint, email: viewer.email, orderId: askedOrderId }))[0],
  });
  const draft = complaintDraft(viewer.id, askedOrderId);
  useKeptForm(form, draft);

  async function send({ orderId, ...words }: ComplaintToSend): Promise<void> {
    setDone(0);
    setFileError(undefined);
    const { files } = attachments;
    const forget = draft.forgetLater();
    const parts = { ...words, ...(orderId === '' ? {} : { orderId }) };
    try {
      const complaint = await sendComplaint(parts, {
        files,
        idempotencyKey: keyOf(parts, files),
        onProgress: setDone,
      });
      forget();
      showComplaint(client, complaint);
      onSent(complaint);
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
      const { images, ...refused } = refusedFields(error);
      setFileError(images);
      refuseFields(form, refused);
      setDone(null);
    }
  }

  return {
    form,
    attachments,
    fileError,
    /** Upload progress, 0 to 1; null while nothing is being sent. */
    done,
    submit: () => void oneAtATime(form.handleSubmit(send)),
  };
}
