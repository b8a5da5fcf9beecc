import type { FormEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { quoteLimits, quoteSentences } from '#contracts/quotes/quotes.rules.ts';
import { PictureEditor } from '#web/features/designs/pictures/picture-editor.tsx';
import { useLostFiles } from '#web/features/designs/pictures/use-lost-files.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import writingWords from '#web/words/en/features/quotes/writing.json';
import { BriefBeside } from './brief-beside.tsx';
import { FormNudge } from './form-nudge.tsx';
import { LineFields } from './line-fields.tsx';
import { PriceSide } from './price-side.tsx';
import type { TypedQuote } from './quote.form.ts';
import { QuoteRefusal } from './quote-refusal.tsx';
import { TermFields } from './term-fields.tsx';
import { useQuoteForm } from './use-quote-form.ts';
import type { QuoteTarget } from './writing.api.ts';

interface QuoteFormProps {
  viewerId: number;
  /** The name of the buyer. */
  name: string;
  /** A draft or an offer to change; null for a new quote. */
  quote: Quote | null;
  target: QuoteTarget;
  first?: Partial<TypedQuote>;
  /** The brief that the quote answers. */
  brief?: Brief | undefined;
}

/** Writes a quote: words, pictures, lines, terms; the sums stand beside it. */
export function QuoteForm({ viewerId, name, quote, target, first, brief }: QuoteFormProps) {
  const t = useWords(writingWords);
  const quoteForm = useQuoteForm({ viewerId, quote, target, ...(first ? { first } : {}) });
  const { form, staged, problems, clearLinesProblem, busy, isRevision, isStale, refusal, save, send } =
    quoteForm;
  const { errors } = useFormState({ control: form.control });
  const lost = useLostFiles(viewerId, staged.pictures.filter(({ file }) => file !== null).length);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy === null) send();
  };
  return (
    <form noValidate className={brief ? 'quote-page quote-page-of-brief' : 'quote-page'} onSubmit={submit}>
      {brief ? <BriefBeside brief={brief} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-9">
        <section aria-labelledby="quote-what" className="grid gap-5">
          <h2 id="quote-what" className="title-3">
            {t('what')}
          </h2>
          <Field label={t('name')} error={errors.title?.message}>
            {(control) => (
              <>
                <TextInput
                  {...control}
                  {...form.register('title')}
                  maxLength={quoteLimits.title}
                  placeholder={t('nameExample')}
                />
                <FormNudge form={form} name="title" />
              </>
            )}
          </Field>
          <Field label={<Optional>{t('words', { name })}</Optional>} error={errors.words?.message}>
            {(control) => (
              <>
                <TextArea
                  {...control}
                  {...form.register('words')}
                  rows={4}
                  maxLength={quoteLimits.words}
                  placeholder={t('wordsExample')}
                />
                <FormNudge form={form} name="words" />
              </>
            )}
          </Field>
        </section>
        <PictureEditor
          staged={staged}
          limit={{
            most: quoteLimits.pictures,
            words: t('picturesLimits', { most: quoteLimits.pictures }),
            tooMany: quoteSentences.pictures,
          }}
          error={problems.mediaIds ?? (lost > 0 ? t('lost', { count: lost }) : undefined)}
          onTouched={() => undefined}
        />
        <LineFields
          form={form}
          problem={problems.lines}
          onTouched={clearLinesProblem}
          named={quote?.counter?.price ?? null}
        />
        <TermFields form={form} />
      </div>
      <div className="quote-side">
        <PriceSide form={form} name={name} budget={brief} />
        {refusal === null ? null : <QuoteRefusal refusal={refusal} />}
        {isStale && quote !== null ? (
          <div role="alert" className="grid gap-3 rounded-md bg-turmeric-wash px-5 py-4">
            <p className="font-semibold">{t('stale')}</p>
            <p className="meta">{t('staleLine')}</p>
            <ButtonLink small to={`/quotes/${quote.id}`} className="justify-self-start">
              {t('look')}
            </ButtonLink>
          </div>
        ) : null}
        <div className="grid gap-2.5">
          <Button kind="primary" type="submit" className="w-full" busy={busy === 'send' && t('sending')}>
            {t(isRevision ? 'sendRevision' : 'send')}
          </Button>
          {isRevision ? null : (
            <Button
              kind="secondary"
              className="w-full"
              busy={busy === 'save' && t('saving')}
              onClick={() => {
                if (busy === null) save();
              }}
            >
              {t('save')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
