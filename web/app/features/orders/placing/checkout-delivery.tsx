import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { isIndia } from '#contracts/profiles/country.ts';
import { isIndianPincode } from '#contracts/profiles/pincode.ts';
import { deliveryOfChoices } from '#web/features/designs/options/delivery-of-choices.ts';
import { ExpectedDelivery } from '#web/features/designs/showing/expected-delivery.tsx';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { deliveryQuery } from './checkout.api.ts';
import { type CheckoutWords, chosenOf } from './checkout.form.ts';
import type { ChosenDetails } from './details-as-chosen.ts';

interface CheckoutDeliveryProps {
  design: ChosenDetails;
  form: UseFormReturn<CheckoutWords, unknown, CheckoutWords>;
  book: readonly Address[];
}

/** When the order arrives at the chosen address; the design page's estimate until the address is known. */
export function CheckoutDelivery({ design, form, book }: CheckoutDeliveryProps) {
  const [chosen, typedPin, typedCountry] = form.watch(['chosen', 'pincode', 'country']);
  const { pincode, country } = chosenOf(book, chosen) ?? { pincode: typedPin, country: typedCountry };
  const isKnown = !isIndia(country) || isIndianPincode(pincode);
  const { data } = useQuery({
    ...queryOptions(deliveryQuery(design.id, { pincode, country })),
    enabled: isKnown,
  });
  return (
    <ExpectedDelivery
      delivery={data ? deliveryOfChoices(data, design.optionDays) : design.delivery}
      measuring={design.measuring}
      maker={design.designer.name}
    />
  );
}
