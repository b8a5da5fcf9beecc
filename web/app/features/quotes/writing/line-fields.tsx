import { useId, useState } from 'react';
import { type FieldArrayWithId, useFieldArray, useFormState } from 'react-hook-form';
import { quoteLimits } from '#contracts/quotes/quotes.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronDown, Minus, Plus, Trash2 } from '#web/ui/icons.tsx';
import writingWords from '#web/words/en/features/quotes/writing.json';
import { emptyDiscount, emptyLine, type TypedQuote } from './quote.form.ts';
import { TakePrice } from './take-price.tsx';
import type { QuoteForm } from './use-quote-form.ts';

interface LineFieldsProps {
  form: QuoteForm;
  /** The error of the lines as a group. */
  problem: Message | undefined;
  onTouched: () => void;
  /** The price that the buyer named, in rupees before tax; null without one. */
  named: number | null;
}

/** The lines of the price; they are added, removed and moved with buttons. */
export function LineFields({ form, problem, onTouched, named }: LineFieldsProps) {
  const t = useWords(writingWords);
  const id = useId();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'lines' });
  const [said, setSaid] = useState('');
  const isFull = fields.length >= quoteLimits.lines;
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setSaid(t('moved', { number: to + 1, count: fields.length }));
    onTouched();
  };
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <h2 id={id} className="title-3">
          {t('lines')}
        </h2>
        <p className="hint">{t('linesHint')}</p>
      </div>
      <ol className="divide-y divide-seam border-y border-seam">
        {fields.map((field, index) => (
          <LineRow
            key={field.id}
            form={form}
            field={field}
            index={index}
            count={fields.length}
            onMove={moveTo}
            onRemove={() => {
              remove(index);
              onTouched();
            }}
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
      <FieldError id={`${id}-error`} message={problem} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          small
          disabled={isFull}
          onClick={() => {
            append(emptyLine);
            onTouched();
          }}
        >
          <Plus />
          {t('addLine')}
        </Button>
        <Button
          kind="ghost"
          small
          disabled={isFull}
          onClick={() => {
            append(emptyDiscount);
            onTouched();
          }}
        >
          <Minus />
          {t('addDiscount')}
        </Button>
        {named === null ? null : (
          <TakePrice
            form={form}
            price={named}
            disabled={isFull}
            onTake={(discount) => {
              append(discount);
              onTouched();
            }}
          />
        )}
      </div>
    </section>
  );
}

interface LineRowProps {
  form: QuoteForm;
  field: FieldArrayWithId<TypedQuote, 'lines'>;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

function LineRow({ form, field, index, count, onMove, onRemove }: LineRowProps) {
  const t = useWords(writingWords);
  const { errors } = useFormState({ control: form.control });
  const wrong = errors.lines?.[index];
  const isDiscount = field.kind === 'DISCOUNT';
  const number = index + 1;
  return (
    <li className="quote-line-fields">
      <div className="quote-line-head flex items-center justify-between gap-2">
        <span className="meta num">{t(isDiscount ? 'discountLine' : 'line', { number })}</span>
        <span className="-mr-2.5 flex">
          <IconButton
            label={t('up', { number })}
            aria-disabled={index === 0}
            className="aria-disabled:opacity-40"
            onClick={() => {
              if (index > 0) onMove(index, index - 1);
            }}
          >
            <ChevronDown className="rotate-180" />
          </IconButton>
          <IconButton
            label={t('down', { number })}
            aria-disabled={number === count}
            className="aria-disabled:opacity-40"
            onClick={() => {
              if (number < count) onMove(index, index + 1);
            }}
          >
            <ChevronDown />
          </IconButton>
          <IconButton
            label={t('remove', { number })}
            aria-disabled={count === 1}
            className="aria-disabled:opacity-40"
            onClick={() => {
              if (count > 1) onRemove();
            }}
          >
            <Trash2 />
          </IconButton>
        </span>
      </div>
      <Field
        label={t(isDiscount ? 'discountLabel' : 'label')}
        error={wrong?.label?.message}
        className="quote-line-label"
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register(`lines.${index}.label`)}
            maxLength={quoteLimits.label}
            placeholder={isDiscount ? undefined : t('labelExample')}
          />
        )}
      </Field>
      <Field label={t(isDiscount ? 'discountAmount' : 'amount')} error={wrong?.amount?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register(`lines.${index}.amount`)}
            inputMode="decimal"
            autoComplete="off"
            className="num"
          />
        )}
      </Field>
      {isDiscount ? null : (
        <Field label={t('days')} error={wrong?.days?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register(`lines.${index}.days`)}
              inputMode="numeric"
              autoComplete="off"
              className="num"
            />
          )}
        </Field>
      )}
    </li>
  );
}
