import { useQuery } from '@tanstack/react-query';
import type { ExpectedDelivery } from '#contracts/designs/designs.contract.ts';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { isIndia } from '#contracts/profiles/country.ts';
import { isIndianPincode } from '#contracts/profiles/pincode.ts';
import { deliveryOfChoices } from '#web/features/designs/options/delivery-of-choices.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { deliveryQuery } from './checkout.api.ts';
import { chosenOf } from './checkout.form.ts';
import type { ChosenDetails } from './details-as-chosen.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

/** When the order arrives at the chosen address; the design page's estimate until the address is known. */
export function useExpectedDelivery(
  design: ChosenDetails,
  form: CheckoutForm,
  book: readonly Address[],
): ExpectedDelivery {
  const [chosen, typedPin, typedCountry] = form.watch(['chosen', 'pincode', 'country']);
  const { pincode, country } = chosenOf(book, chosen) ?? { pincode: typedPin, country: typedCountry };
  const isKnown = !isIndia(country) || isIndianPincode(pincode);
  const { data } = useQuery({
    ...queryOptions(deliveryQuery(design.id, { pincode, country })),
    enabled: isKnown,
  });
  return data ? deliveryOfChoices(data, design.optionDays) : design.delivery;
}
