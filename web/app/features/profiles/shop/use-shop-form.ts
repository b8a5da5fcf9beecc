import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type OwnShop, type ShopWords, shopFields } from '#contracts/profiles/shop/shop.contract.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import shopWords from '#web/words/en/features/profiles/shop/shop.json';
import { useSaveShop } from './shop.api.ts';
import { isSame, readKept, wordsOf } from './shop.form.ts';

const shopDraft = makeDraft({ kind: 'shop', parse: readKept });

export interface ShopFormState {
  form: UseFormReturn<ShopWords, unknown, ShopWords>;
  hasChanges: boolean;
  isSaving: boolean;
  save: () => void;
  discard: () => void;
}

/** The form of the shop page. What is typed survives a reload, another tab of the page, and a refusal. */
export function useShopForm(shop: OwnShop, viewerId: number): ShopFormState {
  const t = useWords(shopWords, 'form');
  const saving = useSaveShop();
  const saved = wordsOf(shop);
  const form = useCheckedForm<ShopWords, unknown, ShopWords>({
    resolver: standardSchemaResolver(shopFields),
    defaultValues: useState(() => saved)[0],
  });
  const known = useRef(saved);
  const typed = form.watch();
  const draft = shopDraft(viewerId);

  useKeptForm(form, {
    read() {
      const kept = draft.read();
      if (kept !== null) toast.note(t('back'), t('backLine'));
      return kept;
    },
    keep(words) {
      if (isSame(known.current, words)) draft.forget();
      else draft.keep(words);
    },
  });

  // Takes over changes made elsewhere if nothing was typed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shop is news, a new form is not
  useEffect(() => {
    const isUntouched = isSame(known.current, form.getValues());
    known.current = saved;
    if (isUntouched) form.reset(saved);
  }, [shop]);

  const save = form.handleSubmit(async (words) => {
    const sent = form.getValues();
    try {
      const now = wordsOf(await saving.mutateAsync(words));
      known.current = now;
      if (isSame(sent, form.getValues())) {
        form.reset(now);
        draft.forget();
      }
      toast.good(t('saved'));
    } catch (error) {
      const refused = refusedFields(error);
      refuseFields(form, refused);
      toast.bad(t('saveFailed'), Object.values(refused)[0] ?? sentenceOf(error));
    }
  });

  return {
    form,
    hasChanges: !isSame(saved, typed),
    isSaving: saving.isPending,
    save: () => void save(),
    discard() {
      form.reset(saved);
      draft.forget();
    },
  };
}
