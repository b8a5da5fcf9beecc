import { type FormEvent, useId } from 'react';
import { formatRupees, splitInstalments, toPaise, toRupees } from '#contracts/money/money.ts';
import { freeCancelHours } from '#contracts/orders/core/free-cancel.ts';
import {
  cancelRow,
  faultsOfShares,
  type KeptShares,
  type MakingStage,
  makingStages,
  percentOf,
  usualShares,
} from '#contracts/orders/endings/kept-shares.ts';
import type { OwnShop } from '#contracts/profiles/shop/shop.contract.ts';
import { StageTable } from '#web/features/orders/endings/stage-table.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import keptSharesWords from '#web/words/en/features/orders/endings/kept-shares.json';
import sharesWords from '#web/words/en/features/profiles/shop/shares.json';
import { sharesOf } from './shares.form.ts';
import { useSharesForm } from './use-shares-form.ts';

/** The order that the table calculates with, in paise. */
const exampleTotal = toPaise(10_000);
const { advancePaise: exampleAdvance } = splitInstalments(exampleTotal);

/** What the maker keeps when an order is cancelled, with what a buyer would get back of an example. */
export function SharesSection({ shop, viewerId }: { shop: OwnShop; viewerId: number }) {
  const t = useWords(sharesWords);
  const k = useWords(keptSharesWords);
  const id = useId();
  const { form, hasChanges, isSaving, save, discard } = useSharesForm(shop, viewerId);
  const { errors } = form.formState;
  const shares = sharesOf(form.watch());
  const { DESIGN: design, MAKING: making, MADE: made } = usualShares;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  const inputOf = (stage: keyof KeptShares) => (
    <span className="grid justify-items-start gap-1">
      <span className="flex items-center gap-2">
        <TextInput
          {...form.register(stage)}
          defaultValue={String(shop.keptShares[stage])}
          className="num w-[4.5rem]!"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('input', { stage: k(`stages.${stage}`) })}
          aria-invalid={errors[stage] ? true : undefined}
          aria-describedby={errors[stage] ? `${id}-${stage}` : undefined}
        />
        %
      </span>
      <FieldError id={`${id}-${stage}`} message={errors[stage]?.message} />
    </span>
  );
  const rows = makingStages.map((stage) => {
    const sums = exampleOf(stage, shares);
    return {
      ...{ stage, label: k(`stages.${stage}`), percent: sums === null ? 0 : percentOf(shares, stage) },
      kept: stage === 'BEFORE' ? '0%' : inputOf(stage),
      back: sums === null ? '–' : formatRupees(toRupees(sums.refundPaise)),
    };
  });
  return (
    <form noValidate className="grid gap-5" aria-labelledby="shop-shares" onSubmit={submit}>
      <h2 id="shop-shares" className="title-3">
        {t('title')}
      </h2>
      <p className="meta">{t('line', { hours: freeCancelHours })}</p>
      <StageTable
        caption={t('caption', {
          total: formatRupees(toRupees(exampleTotal)),
          advance: formatRupees(toRupees(exampleAdvance)),
        })}
        heads={{ stage: k('stage'), kept: t('kept'), back: t('back') }}
        rows={rows}
      >
        <p>{t('bounds', { design, making, made })}</p>
      </StageTable>
      <FieldError message={errors.root?.message} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={isSaving && t('saving')}>
          {t('save')}
        </Button>
        {hasChanges && !isSaving ? (
          <Button kind="text" onClick={discard}>
            {t('discard')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** What is kept and refunded of the example in a stage; null while its share is not valid. */
function exampleOf(stage: MakingStage, shares: KeptShares) {
  if (stage !== 'BEFORE' && faultsOfShares(shares)[stage]) return null;
  return cancelRow(stage, { shares, advancePaise: exampleAdvance, heldPaise: exampleAdvance });
}
