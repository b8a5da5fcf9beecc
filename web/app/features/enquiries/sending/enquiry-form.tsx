import type { FormEvent } from 'react';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { enquiryLimits } from '#contracts/enquiries/enquiry.rules.ts';
import type { VoiceNote } from '#web/features/messaging/voice/use-voice-note.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import type { EnquiredDesign } from './enquiry-button.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

interface EnquiryFormProps {
  design: EnquiredDesign;
  viewer: Viewer | null;
  voice: VoiceNote;
  onSent: () => void;
}

/** Asks for the question, the asker's name and their contact details. */
export function EnquiryForm({ design, viewer, voice, onSent }: EnquiryFormProps) {
  const t = useWords(enquiriesWords, 'form');
  const { register, errorOf, isSending, submit } = useEnquiryForm(design, viewer, voice, onSent);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) submit(String(new FormData(event.currentTarget).get('nickname') ?? ''));
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <Field label={t('name')} error={errorOf('name')}>
        {(control) => (
          <TextInput {...control} {...register('name')} autoComplete="name" maxLength={enquiryLimits.name} />
        )}
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t('email')} error={errorOf('email')}>
          {(control) => (
            <TextInput
              {...control}
              {...register('email')}
              type="email"
              autoComplete="email"
              maxLength={254}
            />
          )}
        </Field>
        <Field
          label={
            <>
              {t('phone')} <OptionalMark />
            </>
          }
          error={errorOf('phone')}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('phone')}
              type="tel"
              autoComplete="tel"
              maxLength={enquiryLimits.phone}
            />
          )}
        </Field>
      </div>
      <Field label={t('message')} error={errorOf('message')}>
        {(control) => (
          <TextArea
            {...control}
            {...register('message')}
            rows={3}
            maxLength={enquiryLimits.message}
            placeholder={t('placeholder')}
          />
        )}
      </Field>
      {voice.field}
      {/* A honeypot: people cannot see or reach this field, but bots fill it in. */}
      <input type="text" name="nickname" hidden tabIndex={-1} autoComplete="off" />
      <p className="hint">{t(viewer === null ? 'seen' : 'seenSignedIn', { maker: design.maker.name })}</p>
      {/* Sticky, so that the button is within reach of the thumb however long the form is. */}
      <div className="sheet-foot grid md:[&>.btn]:justify-self-start">
        <Button kind="primary" type="submit" busy={isSending && t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
