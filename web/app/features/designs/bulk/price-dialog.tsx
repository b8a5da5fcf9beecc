import { type FormEvent, useState } from 'react';
import { faultOfChange, type PriceChange } from '#contracts/designs/bulk/bulk.rules.ts';
import type { OwnDesign } from '#contracts/designs/own-designs.contract.ts';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import bulkWords from '#web/words/en/features/designs/bulk/bulk.json';
import { PricesPreview } from './prices-preview.tsx';

interface PriceDialogProps {
  designs: readonly OwnDesign[];
  isBusy: boolean;
  onApply: (change: PriceChange) => void;
  onClose: () => void;
}

/** Asks by how much to change the prices of the selected designs, and shows each price before and after. */
export function PriceDialog({ designs, isBusy, onApply, onClose }: PriceDialogProps) {
  const t = useWords(bulkWords, 'price');
  const [isLower, setIsLower] = useState(false);
  const [by, setBy] = useState<PriceChange['by']>('PERCENT');
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const count = designs.length;
  const amount = Number(rupeesWritten(typed) ?? Number.NaN);
  const change: PriceChange = { by, amount: isLower ? -amount : amount };
  const fault = faultOfChange(change);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (fault === null) onApply(change);
    else event.currentTarget.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <Dialog open onClose={onClose} title={t('title', { count })}>
      <form className="grid gap-5" noValidate onSubmit={apply}>
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('direction')}>
            {(control) => (
              <Select
                {...control}
                value={isLower ? 'lower' : 'raise'}
                onChange={({ target }) => setIsLower(target.value === 'lower')}
              >
                <option value="raise">{t('raise')}</option>
                <option value="lower">{t('lower')}</option>
              </Select>
            )}
          </Field>
          <Field label={t('unit')}>
            {(control) => (
              <Select
                {...control}
                value={by}
                onChange={({ target }) => setBy(target.value === 'SUM' ? 'SUM' : 'PERCENT')}
              >
                <option value="PERCENT">{t('PERCENT')}</option>
                <option value="SUM">{t('SUM')}</option>
              </Select>
            )}
          </Field>
        </div>
        <Field label={t('amount')} hint={t('hint')} error={isAsked ? (fault ?? undefined) : undefined}>
          {(control) => (
            <TextInput
              {...control}
              className="num"
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <PricesPreview designs={designs} change={fault === null ? change : null} />
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={isBusy && t('applying')}>
            {t('apply', { count })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
