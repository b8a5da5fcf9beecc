import { type FormEvent, type ReactNode, useState } from 'react';
import { formatRupees, toPaise, toRupees } from '#contracts/money/money.ts';
import { priceOrder } from '#contracts/money/price-order.ts';
import type { Quote, QuoteRevision } from '#contracts/quotes/quotes.fields.ts';
import { priceLineOf, quoteLimits, quoteSentences } from '#contracts/quotes/quotes.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { askChange, counter, decline, newerQuote, useQuoteAct } from '../quotes.api.ts';

interface AnswerProps {
  quote: Pick<Quote, 'id' | 'maker'>;
  /** The revision that the buyer has seen. */
  seen: number;
  onClose: () => void;
}

const empty = { price: '', note: '' };
const answerDraft = makeDraft({ kind: 'quote-answer', parse: fieldsLike<typeof empty>(empty) });

type Answer = Parameters<ReturnType<typeof useQuoteAct>['mutateAsync']>[0];

/** What was typed, kept until it is sent; and the sending. */
function useAnswer({ quote, seen, onClose }: AnswerProps, kind: string) {
  const t = useWords(quotesWords, 'acts');
  const { viewer } = useViewer();
  const act = useQuoteAct(quote.id);
  const [errors, setErrors] = useState<{ price?: Message; note?: Message }>({});
  const { words, change, clearLater } = useDraft(
    answerDraft(viewer?.id ?? null, `${kind}_${quote.id}`),
    empty,
  );
  return {
    words,
    errors,
    setErrors,
    isBusy: act.isPending,
    change(part: Partial<typeof empty>) {
      change(part);
      setErrors({});
    },
    async send(work: Answer) {
      const clear = clearLater();
      try {
        const { message } = await act.mutateAsync(work);
        clear();
        toast.good(message);
        onClose();
      } catch (error) {
        const newer = newerQuote(error, quote.id);
        // The page shows the newer revision; what was typed is kept.
        if (newer !== null && newer.revision !== seen) {
          onClose();
          return;
        }
        setErrors(refusedFields(error));
        if (Object.keys(refusedFields(error)).length === 0) toast.bad(t('failed'), sentenceOf(error));
      }
    },
  };
}

interface FormProps {
  title: string;
  line: string;
  send: string;
  busy: string | false;
  isDestructive?: boolean;
  onClose: () => void;
  onSend: () => void;
  children: ReactNode;
}

function AnswerForm({
  title,
  line,
  send,
  busy,
  isDestructive = false,
  onClose,
  onSend,
  children,
}: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSend();
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <p className="text-ink-2">{line}</p>
        {children}
        <div className="sheet-foot grid md:[&>.btn]:justify-self-start">
          <Button kind={isDestructive ? 'destructive' : 'primary'} type="submit" busy={busy}>
            {send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Names another price, once for each revision. */
export function CounterDialog(props: AnswerProps & { current: QuoteRevision }) {
  const { quote, current, seen, onClose } = props;
  const t = useWords(quotesWords, 'acts');
  const { words, errors, setErrors, change, send, isBusy } = useAnswer(props, 'counter');
  const typed = rupeesWritten(words.price);
  const offered = current.price?.subtotal ?? quoteLimits.mostPrice;
  const price = typeof typed === 'number' && typed >= 1 && typed < offered ? typed : null;
  const submit = () => {
    if (price === null)
      setErrors({
        price:
          typeof typed === 'number' && typed >= offered
            ? sentence('quotes.counterHigher', { total: offered })
            : quoteSentences.counter,
      });
    else void send(() => counter(quote.id, seen, price, words.note));
  };
  return (
    <AnswerForm
      title={t('counter')}
      line={t('counterLine', { name: quote.maker.name })}
      send={t('counterSend')}
      busy={isBusy && t('sending')}
      onClose={onClose}
      onSend={submit}
    >
      <Field
        label={t('counterPrice')}
        hint={
          <span className="num">
            {t('counterHint', { price: formatRupees(offered) })}
            {price === null ? null : ` ${t('counterSum', { total: formatRupees(totalOf(price)) })}`}
          </span>
        }
        error={errors.price}
      >
        {(control) => (
          <TextInput
            {...control}
            value={words.price}
            inputMode="decimal"
            autoComplete="off"
            className="num"
            onChange={({ target }) => change({ price: target.value })}
          />
        )}
      </Field>
      <Note
        label={<Optional>{t('counterNote')}</Optional>}
        value={words.note}
        error={errors.note}
        onChange={(note) => change({ note })}
      />
    </AnswerForm>
  );
}

/** The total with tax of a price before tax, in rupees. */
function totalOf(price: number): number {
  const rounded = toRupees(toPaise(price));
  const line = priceLineOf({ kind: 'QUOTE', label: '', amount: rounded, days: 0 });
  return toRupees(priceOrder([line]).charges.totalPaise);
}

/** Asks for a change in words. */
export function AskChangeDialog(props: AnswerProps) {
  const { quote, seen, onClose } = props;
  const t = useWords(quotesWords, 'acts');
  const { words, errors, setErrors, change, send, isBusy } = useAnswer(props, 'change');
  const submit = () => {
    if (words.note.trim() === '') setErrors({ note: quoteSentences.note });
    else void send(() => askChange(quote.id, seen, words.note));
  };
  return (
    <AnswerForm
      title={t('askChange')}
      line={t('askChangeLine', { name: quote.maker.name })}
      send={t('askChangeSend')}
      busy={isBusy && t('sending')}
      onClose={onClose}
      onSend={submit}
    >
      <Note
        label={t('askChangeNote')}
        value={words.note}
        error={errors.note}
        onChange={(note) => change({ note })}
      />
    </AnswerForm>
  );
}

/** Declines the offer, with a word why. */
export function DeclineDialog(props: AnswerProps) {
  const { quote, seen, onClose } = props;
  const t = useWords(quotesWords, 'acts');
  const { words, errors, change, send, isBusy } = useAnswer(props, 'decline');
  return (
    <AnswerForm
      title={t('declineTitle')}
      line={t('declineLine', { name: quote.maker.name })}
      send={t('decline')}
      busy={isBusy && t('sending')}
      isDestructive
      onClose={onClose}
      onSend={() => void send(() => decline(quote.id, seen, words.note))}
    >
      <Note
        label={<Optional>{t('declineNote')}</Optional>}
        value={words.note}
        error={errors.note}
        onChange={(note) => change({ note })}
      />
    </AnswerForm>
  );
}

interface NoteProps {
  label: ReactNode;
  value: string;
  error: Message | undefined;
  onChange: (note: string) => void;
}

function Note({ label, value, error, onChange }: NoteProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextArea
          {...control}
          rows={4}
          value={value}
          maxLength={quoteLimits.note}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
