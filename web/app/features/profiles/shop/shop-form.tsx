import type { FormEvent } from 'react';
import type { OwnShop } from '#contracts/profiles/shop/shop.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import shopWords from '#web/words/en/features/profiles/shop/shop.json';
import { LeaveGuard } from '../leave-guard.tsx';
import { HolidaysField } from './holidays-field.tsx';
import { wordsOf } from './shop.form.ts';
import { SpecialitiesField } from './specialities-field.tsx';
import { useShopForm } from './use-shop-form.ts';

/** The form of the shop page: its text, the orders a month, and holidays. */
export function ShopForm({ shop, viewerId }: { shop: OwnShop; viewerId: number }) {
  const t = useWords(shopWords, 'form');
  const { form, hasChanges, isSaving, save, discard } = useShopForm(shop, viewerId);
  const { errors } = form.formState;
  const first = wordsOf(shop);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) save();
  };
  const number = (name: 'leadDays' | 'ordersAMonth', label: string, hint: string) => (
    <Field label={<Optional>{label}</Optional>} hint={hint} error={errors[name]?.message}>
      {(control) => (
        <TextInput
          {...control}
          {...form.register(name)}
          defaultValue={first[name]}
          className="num"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </Field>
  );
  return (
    <form noValidate className="grid gap-8" aria-labelledby="shop-page" onSubmit={submit}>
      <h2 id="shop-page" className="title-3">
        {t('page')}
      </h2>
      <Field label={<Optional>{t('about')}</Optional>} error={errors.about?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('about')}
            defaultValue={first.about}
            rows={8}
            placeholder={t('aboutExample')}
          />
        )}
      </Field>
      <SpecialitiesField form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        {number('leadDays', t('lead'), t('leadHint'))}
        {number('ordersAMonth', t('capacity'), t('capacityHint'))}
      </div>
      <HolidaysField form={form} />
      <div className="stitched-over flex flex-wrap items-center gap-x-5 gap-y-3 pt-6">
        <Button kind="primary" type="submit" className="max-sm:w-full" busy={isSaving && t('saving')}>
          {t('save')}
        </Button>
        {hasChanges && !isSaving ? (
          <>
            <Button kind="text" onClick={discard}>
              {t('discard')}
            </Button>
            <p role="status" className="meta">
              {t('unsaved')}
            </p>
          </>
        ) : null}
      </div>
      <LeaveGuard isOn={hasChanges} />
    </form>
  );
}
