import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { noOptions } from '#contracts/designs/options/design-options.ts';
import { usualShares } from '#contracts/orders/endings/kept-shares.ts';
import { swatchLimits } from '#contracts/orders/swatches/swatch.rules.ts';
import type { DesignPage } from '#web/features/designs/showing/design-details.api.ts';
import { type ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import swatchWords from '#web/words/en/features/orders/swatches/swatches.json';
import { reopenPayment } from '../paying/paying.api.ts';
import { useAdvanceEnding } from '../paying/use-advance-ending.ts';
import { usePayment } from '../paying/use-payment.ts';
import type { KnownAddresses } from '../placing/checkout.api.ts';
import { fieldOf, type OrderedDesign } from '../placing/checkout.form.ts';
import { useCheckoutForm } from '../placing/use-checkout-form.ts';
import { askForSwatch, type SwatchRequest } from './swatches.api.ts';

export type AskedDesign = Pick<DesignPage, 'id' | 'title' | 'maker'>;

interface Asking {
  design: AskedDesign;
  /** In rupees, as the page shows it. */
  price: number;
  viewer: Viewer;
  addresses: KnownAddresses;
}

/** The form of a swatch and its payment. The same words are asked for once, however often they are sent. */
export function useAskForSwatch({ design, price, viewer, addresses }: Asking) {
  const t = useWords(swatchWords, 'dialog');
  const client = useQueryClient();
  const [priceNow, setPriceNow] = useState(price);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [openOrderId, setOpenOrderId] = useState<number | null>(null);
  const attempt = useRef<{ words: string; key: string }>(null);
  // The checkout's form without a choice of sizes and options.
  const { form, requestOf } = useCheckoutForm(noDesign, viewer, addresses);
  const { state, pay } = usePayment({
    payer: { name: viewer.name, email: viewer.email, phone: viewer.phone || form.getValues('phone') },
    description: t('window', { title: design.title }),
    ending: useAdvanceEnding(),
    onRefused: refuse,
  });

  function refuse(error: ApiError): boolean {
    const { orderId, total } = error.figures ?? {};
    if (error.code === 'PRICE_CHANGED' && total !== undefined) {
      setPriceNow(total);
      void client.invalidateQueries({ queryKey: ['design', String(design.id)] });
      return true;
    }
    const refused = Object.entries(error.errors ?? {}).flatMap(([name, message]) => {
      const field = name === 'note' ? 'specialInstructions' : fieldOf(name);
      return field === null ? [] : [[field, message]];
    });
    if (refuseFields(form, Object.fromEntries(refused))) return true;
    setRefusal(sentenceOf(error));
    setOpenOrderId(orderId ?? null);
    return true;
  }

  function keyOf(request: SwatchRequest): string {
    const words = JSON.stringify(request);
    if (attempt.current?.words !== words) attempt.current = { words, key: newIdempotencyKey() };
    return attempt.current.key;
  }

  const place = form.handleSubmit((words) => {
    setRefusal(null);
    setOpenOrderId(null);
    const { shippingDetails, specialInstructions = '', saveAddress = false } = requestOf(words);
    const note = specialInstructions.slice(0, swatchLimits.note);
    const request = { designId: design.id, shippingDetails, note, saveAddress, expectedPrice: priceNow };
    // A swatch that was placed here waits for its payment, whatever is typed now.
    return pay(() =>
      state.step === 'unfinished' ? reopenPayment(state.orderId) : askForSwatch(request, keyOf(request)),
    );
  });

  return { form, payment: state, priceNow, refusal, openOrderId, place: () => void place() };
}

const noDesign: OrderedDesign = {
  ...{ id: 0, title: '', price: 0, discount: 0, totalAmount: 0, sizes: [] },
  ...{ options: noOptions, keptShares: usualShares },
};
