import type { DesignOptions } from '#contracts/designs/options/design-options.ts';
import { refusalOfLeastPrice } from '#contracts/designs/options/faults-of-options.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';

/** Throws INVALID_INPUT if the design would cost less than ₹1 with its cheapest complete choice. */
export function refuseLeastPrice(options: DesignOptions, pricePaise: number): void {
  const refusal = refusalOfLeastPrice(options, pricePaise);
  if (refusal) throw invalidInput({ options: refusal });
}
