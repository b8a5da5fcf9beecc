import { lazy, Suspense, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { AddressLines } from '#web/features/profiles/addresses/address-lines.tsx';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';
import addressesWords from '#web/words/en/features/profiles/addresses.json';
import { another, type CheckoutWords } from './checkout.form.ts';

const AddressDialog = lazy(async () => ({
  default: (await fetched(() => import('#web/features/profiles/addresses/address-dialog.tsx'))).AddressDialog,
}));

interface AddressChoiceProps {
  form: UseFormReturn<CheckoutWords, unknown, CheckoutWords>;
  book: readonly Address[];
  first: CheckoutWords;
}

const card =
  'flex items-start gap-3 max-[319px]:flex-wrap rounded-md border bg-raised px-4 py-3.5 border-seam-2 has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--tb-ink)]';

/** Chooses an address from the book; each can be edited here, and another one can be entered. */
export function AddressChoice({ form, book, first }: AddressChoiceProps) {
  const t = useWords(ordersWords, 'checkout');
  const a = useWords(addressesWords);
  const [editing, setEditing] = useState<Address | null>(null);
  const radio = (value: string) => ({
    ...form.register('chosen'),
    value,
    defaultChecked: first.chosen === value,
  });
  return (
    <>
      <fieldset className="grid gap-2.5">
        <legend className="sr-only">{t('chooseAddress')}</legend>
        {book.map((address) => (
          <div key={address.id} className={card}>
            <label className="tick grow items-start! py-1">
              <input type="radio" {...radio(String(address.id))} />
              <span className="grid gap-0.5">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  {townOf(address.label)}
                  {address.isDefault ? <Badge tone="good">{a('default')}</Badge> : null}
                </span>
                <AddressLines address={address} />
              </span>
            </label>
            <Button
              kind="text"
              small
              aria-label={a('editNamed', { label: townOf(address.label) })}
              onClick={() => setEditing(address)}
            >
              {a('edit')}
            </Button>
          </div>
        ))}
        <div className={card}>
          <label className="tick grow">
            <input type="radio" {...radio(another)} />
            <span className="font-semibold">{t('another')}</span>
          </label>
        </div>
      </fieldset>
      {editing === null ? null : (
        <Suspense>
          <AddressDialog key={editing.id} address={editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </>
  );
}
