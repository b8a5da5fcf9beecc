import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { verificationSentences } from '#contracts/verifications/verification.rules.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';
import verificationsWords from '#web/words/en/features/verifications/verifications.json';
import { addDocuments } from './check-documents.ts';
import {
  noVerification,
  type VerificationToSend,
  type VerificationWords,
  verificationForm,
} from './verification.form.ts';
import { sendDocuments, verificationQuery } from './verifications.api.ts';

const verificationDraft = makeDraft({
  kind: 'verification',
  parse: fieldsLike<VerificationWords>(noVerification),
});

/** The form to choose and send documents; what was typed is kept until they have arrived. */
export function useSendDocuments(viewerId: number) {
  const t = useWords(verificationsWords, 'form');
  const client = useQueryClient();
  const oneAtATime = useOneAtATime();
  const [documents, setDocuments] = useState<readonly File[]>([]);
  const [fileError, setFileError] = useState<Message>();
  const [done, setDone] = useState<number | null>(null);
  const form = useCheckedForm<VerificationWords, unknown, VerificationToSend>({
    resolver: standardSchemaResolver(verificationForm),
    defaultValues: noVerification,
  });
  const draft = verificationDraft(viewerId);
  useKeptForm(form, draft);

  async function send({ kind, note }: VerificationToSend): Promise<void> {
    if (documents.length === 0) {
      setFileError(verificationSentences.noDocuments);
      return;
    }
    setDone(0);
    setFileError(undefined);
    const forget = draft.forgetLater();
    try {
      const sent = await sendDocuments({ kind, note, files: documents, onProgress: setDone });
      forget();
      toast.good(sent.message);
      client.setQueryData(verificationQuery.key, sent.verification);
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
      const { documents: refused, ...fields } = refusedFields(error);
      setFileError(refused);
      refuseFields(form, fields);
      setDone(null);
      // Another tab may have sent documents meanwhile.
      await client.invalidateQueries({ queryKey: verificationQuery.key });
    }
  }

  return {
    form,
    documents,
    fileError,
    /** The share sent so far, 0 to 1; null if nothing is being sent. */
    done,
    add(chosen: readonly File[]) {
      const added = addDocuments(documents, chosen);
      setDocuments(added.documents);
      setFileError(added.refusal ?? undefined);
    },
    drop(document: File) {
      setDocuments(documents.filter((each) => each !== document));
      setFileError(undefined);
    },
    submit: () => void oneAtATime(form.handleSubmit(send)),
  };
}
