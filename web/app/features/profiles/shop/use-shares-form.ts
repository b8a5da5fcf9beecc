import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import type { KeptShares } from '#contracts/orders/endings/kept-shares.ts';
import type { OwnShop } from '#contracts/profiles/shop/shop.contract.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { toast } from '#web/ui/floats/toast.ts';
import sharesWords from '#web/words/en/features/profiles/shop/shares.json';
import { isSameWords, type SharesWords, sharesForm, sharesWordsOf } from './shares.form.ts';
import { useSaveShares } from './shop.api.ts';

const nothing: SharesWords = { DESIGN: '', MAKING: '', MADE: '' };
const sharesDraft = makeDraft({ kind: 'kept-shares', parse: fieldsLike<SharesWords>(nothing) });

/** The form of the maker's shares, kept as a draft. Shares saved elsewhere replace those that nobody has changed here. */
export function useSharesForm({ keptShares, sharesVersion }: OwnShop, viewerId: number) {
  const t = useWords(sharesWords);
  const oneAtATime = useOneAtATime();
  const { mutateAsync, isPending } = useSaveShares();
  const saved = sharesWordsOf(keptShares);
  const form = useCheckedForm<SharesWords, unknown, KeptShares>({
    resolver: standardSchemaResolver(sharesForm),
    defaultValues: useState(() => saved)[0],
  });
  const draft = sharesDraft(viewerId);
  const known = useRef(saved);
  useKeptForm(form, {
    read: draft.read,
    keep: (words) => (isSameWords(known.current, words) ? draft.forget() : draft.keep(words)),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is news, a new form is not
  useEffect(() => {
    const isUntouched = isSameWords(known.current, form.getValues());
    known.current = saved;
    if (isUntouched) form.reset(saved);
  }, [sharesVersion]);

  const save = form.handleSubmit(async (shares) => {
    try {
      const shop = await mutateAsync({ shares, version: sharesVersion });
      known.current = sharesWordsOf(shop.keptShares);
      form.reset(known.current);
      draft.forget();
      toast.good(t('saved'), t('savedLine'));
    } catch (error) {
      const refused = Object.entries(refusedFields(error)).map(([name, message]) => [
        name.replace(/^shares\./, ''),
        message,
      ]);
      refuseFields(form, Object.fromEntries(refused), { message: sentenceOf(error, t('saveFailed')) });
    }
  });

  return {
    form,
    isSaving: isPending,
    hasChanges: !isSameWords(saved, form.watch()),
    save: () => void oneAtATime(save),
    discard() {
      form.reset(saved);
      draft.forget();
    },
  };
}
