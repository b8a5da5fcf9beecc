import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import {
  type EnquiryWords,
  enquiryWords,
  spokenEnquiryWords,
} from '#contracts/enquiries/sending/sending.contract.ts';
import { rule } from '#contracts/words/rule.ts';
import type { VoiceNote } from '#web/features/messaging/voice/use-voice-note.tsx';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { toast } from '#web/ui/floats/toast.ts';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import type { EnquiredDesign } from './enquiry-button.tsx';
import { sendEnquiry } from './sending.api.ts';

const fields = Object.keys(enquiryWords.shape) as (keyof EnquiryWords)[];
const empty = Object.fromEntries(fields.map((field) => [field, ''])) as Record<keyof EnquiryWords, string>;
const enquiryDraft = makeDraft({ kind: 'enquiry', parse: fieldsLike<EnquiryWords>(empty) });

const resolvers: Record<'written' | 'spoken', Resolver<EnquiryWords, unknown, EnquiryWords>> = {
  written: standardSchemaResolver(enquiryWords),
  /** With a voice note the question needs no words. */
  spoken: standardSchemaResolver(spokenEnquiryWords),
};

/** An enquiry being written; the draft is kept until it is sent. */
export function useEnquiryForm(
  design: EnquiredDesign,
  viewer: Viewer | null,
  voice: VoiceNote,
  onSent: () => void,
) {
  const t = useWords(enquiriesWords, 'form');
  const navigate = useNavigate();
  const form = useCheckedForm<EnquiryWords, unknown, EnquiryWords>({
    resolver: voice.recording ? resolvers.spoken : resolvers.written,
    defaultValues: viewer ? { ...empty, name: viewer.name, email: viewer.email, phone: viewer.phone } : empty,
  });
  const draft = enquiryDraft(viewer?.id ?? null, design.id);
  useKeptForm(form, draft);
  const [isSending, setSending] = useState(false);
  const oneAtATime = useOneAtATime();

  async function send(words: EnquiryWords, nickname: string): Promise<void> {
    setSending(true);
    const forget = draft.forgetLater();
    try {
      const asked = { designId: design.id, imageUrl: design.pictures[0]?.url ?? null };
      await sendEnquiry({ ...words, ...asked, nickname }, voice.recording);
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error, t('failedLine')));
      refuseFields(form, refusedFields(error));
      return;
    } finally {
      setSending(false);
    }
    forget();
    await voice.forget();
    if (viewer === null) toast.good(t('sent'), t('sentLine'));
    else {
      const act = () => void navigate('/enquiries');
      toast.good(t('sent'), t('sentLine'), { label: t('toSent'), act });
    }
    onSent();
  }

  const refuse = (errors: FieldErrors<EnquiryWords>) => {
    const isMissing = fields.some((field) => errors[field]?.message === rule(enquirySentences.missing));
    if (isMissing) toast.bad(t('missing'), enquirySentences.missing);
  };

  return {
    register: form.register,
    isSending,
    /** The specific message below a field; the toast has the general one. */
    errorOf(field: keyof EnquiryWords): string | undefined {
      const message = form.formState.errors[field]?.message;
      return field !== 'phone' && message === rule(enquirySentences.missing) ? t(`needed.${field}`) : message;
    },
    submit(nickname: string) {
      if (voice.mayLeave()) void oneAtATime(form.handleSubmit((words) => send(words, nickname), refuse));
    },
  };
}
