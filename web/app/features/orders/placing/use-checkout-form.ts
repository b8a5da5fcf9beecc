import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import { readChoices, writeChoices } from '#web/features/designs/options/choices-in-address.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import ordersWords from '#web/words/en/features/orders/orders.json';
import type { KnownAddresses, OrderRequest } from './checkout.api.ts';
import {
  another,
  type CheckoutWords,
  checkoutForms,
  chosenOf,
  firstWords,
  type OrderedDesign,
  orderOf,
} from './checkout.form.ts';

export type CheckoutForm = UseFormReturn<CheckoutWords, unknown, CheckoutWords>;
type CheckoutResolver = Resolver<CheckoutWords, unknown, CheckoutWords>;

/** Validates the address fields only if they are used, and the size and options only if there is a choice. */
function resolverFor({ sizes, options }: OrderedDesign, missing: string): CheckoutResolver {
  const forms = checkoutForms(sizes, missing, options);
  const typed: CheckoutResolver = standardSchemaResolver(forms.typed);
  const kept: CheckoutResolver = standardSchemaResolver(forms.kept);
  return (words, context, options) => (words.chosen === another ? typed : kept)(words, context, options);
}

/** The size from the `size` parameter of the address, set by the design's page; '' if none. */
const askedSizeOf = (sizes: readonly string[], search: URLSearchParams) =>
  sizes.find((size) => size === search.get('size')) ?? '';

/** The checkout form, and the order request made from its values. */
export function useCheckoutForm(
  design: OrderedDesign,
  viewer: Viewer,
  addresses: KnownAddresses,
): { form: CheckoutForm; requestOf: (words: CheckoutWords) => OrderRequest } {
  const missingSize = useWords(ordersWords, 'size')('missing');
  const [search] = useSearchParams();
  const form = useCheckedForm<CheckoutWords, unknown, CheckoutWords>(
    {
      resolver: useMemo(() => resolverFor(design, missingSize), [design, missingSize]),
      defaultValues: useState(() => ({
        ...firstWords(viewer, addresses),
        size: askedSizeOf(design.sizes, search),
        choices: readChoices(search, design.options) ?? {},
      }))[0],
    },
    () => document.querySelector<HTMLElement>('[data-options] [aria-invalid="true"]'),
  );
  const { book } = addresses;
  const latestBook = useRef(book);
  useEffect(() => {
    latestBook.current = book;
    const chosen = form.getValues('chosen');
    // The chosen address may have been deleted from the book; an empty book leaves only a new address.
    if (chosen !== another && chosenOf(book, chosen) === null)
      form.setValue('chosen', book[0] ? String(book[0].id) : another);
  }, [book, form]);
  return { form, requestOf: (words) => orderOf(design, viewer, words, latestBook.current) };
}

/**
 * Sets the size and the options from the address once; they can then be changed. Call it after the draft is read,
 * which they override. The options stay in the address as they are chosen, because they tell which unpaid order
 * waits.
 */
export function useAsked(form: CheckoutForm, { sizes, options }: DesignDetails): void {
  const [search, setSearch] = useSearchParams();
  const size = askedSizeOf(sizes, search);
  const [first] = useState(() => readChoices(search, options));
  const choices = form.watch('choices');
  useEffect(() => {
    if (first !== null) form.setValue('choices', first);
  }, [form, first]);
  const wanted = new URLSearchParams();
  writeChoices(wanted, options, choices);
  const address = String(wanted);
  const isSame = address === String(search);
  useEffect(() => {
    if (size !== '') form.setValue('size', size);
    if (!isSame) setSearch(address, { replace: true, preventScrollReset: true });
  }, [form, size, isSame, address, setSearch]);
}
