import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { Complaint } from '#contracts/complaints/complaints.contract.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { toast } from '#web/ui/floats/toast.ts';
import {
  type ComplaintToSend,
  type ComplaintWords,
  complaintForm,
  complaintFormId,
  typedBefore,
} from './complaint.form.ts';
import { keepComplaintDraft, readComplaintDraft } from './complaint-draft.ts';
import { sendComplaint, showComplaint } from './complaints.api.ts';
import { complaintsWords } from './complaints.words.ts';
import { useAttachments } from './use-attachments.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

interface Filing {
  viewer: Viewer;
  /** The order of the page's address, or ''. */
  askedOrderId: string;
  onSent: (complaint: Complaint) => void;
}

/** A complaint that is being written: what was typed stays until it is sent. */
export function useFileComplaint({ viewer, askedOrderId, onSent }: Filing) {
  const t = useWords(complaintsWords, 'form');
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const oneAtATime = useOneAtATime();
  const attachments = useAttachments();
  const [orderId, setOrderId] = useState(askedOrderId);
  const [fileError, setFileError] = useState<string>();
  const [done, setDone] = useState<number | null>(null);
  const first = { title: '', description: '', email: viewer.email };
  const form = useCheckedForm<ComplaintWords, unknown, ComplaintToSend>({
    resolver: standardSchemaResolver(complaintForm),
    defaultValues: useState(() => ({ ...first, ...typedBefore(drawnForm()) }))[0],
  });
  const place = `new:${askedOrderId}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, after hydration
  useEffect(() => {
    const { orderId: draftOrder, ...words } = readComplaintDraft(viewer.id, place);
    if (Object.keys(words).length > 0) form.reset({ ...form.getValues(), ...words });
    if (draftOrder !== undefined) setOrderId(draftOrder);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order that is chosen belongs to the draft
  useEffect(() => {
    const keep = () => keepComplaintDraft(viewer.id, place, { ...form.getValues(), orderId });
    const typed = form.watch(keep);
    return () => typed.unsubscribe();
  }, [orderId]);

  async function send(words: ComplaintToSend): Promise<void> {
    setDone(0);
    setFileError(undefined);
    const { files } = attachments;
    const parts = { ...words, ...(orderId === '' ? {} : { orderId }) };
    try {
      const complaint = await sendComplaint(parts, {
        files,
        idempotencyKey: keyOf(parts, files),
        onProgress: setDone,
      });
      keepComplaintDraft(viewer.id, place, null);
      showComplaint(client, complaint);
      onSent(complaint);
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
      markFields(error);
      setDone(null);
    }
  }

  function markFields(error: unknown): void {
    if (!(error instanceof ApiError)) return;
    const { images, ...words } = error.errors ?? {};
    setFileError(images);
    refuseFields(form, words);
  }

  return {
    form,
    attachments,
    fileError,
    orderId,
    chooseOrder(next: string) {
      setOrderId(next);
      keepComplaintDraft(viewer.id, place, { ...form.getValues(), orderId: next });
    },
    /** How much has been sent, 0 to 1; null while nothing is. */
    done,
    submit: () => void oneAtATime(form.handleSubmit(send)),
  };
}

function drawnForm(): HTMLFormElement | null {
  if (typeof document === 'undefined') return null;
  const drawn = document.getElementById(complaintFormId);
  return drawn instanceof HTMLFormElement ? drawn : null;
}
