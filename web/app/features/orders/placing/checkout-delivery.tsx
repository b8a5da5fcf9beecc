import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { ExpectedDelivery } from '#web/features/designs/showing/expected-delivery.tsx';
import type { ChosenDetails } from './details-as-chosen.ts';
import type { CheckoutForm } from './use-checkout-form.ts';
import { useExpectedDelivery } from './use-expected-delivery.ts';

interface CheckoutDeliveryProps {
  design: ChosenDetails;
  form: CheckoutForm;
  book: readonly Address[];
}

/** When the order arrives. */
export function CheckoutDelivery({ design, form, book }: CheckoutDeliveryProps) {
  return (
    <ExpectedDelivery
      delivery={useExpectedDelivery(design, form, book)}
      measuring={design.measuring}
      maker={design.designer.name}
    />
  );
}
