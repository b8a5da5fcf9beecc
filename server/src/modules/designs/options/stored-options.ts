import type { DesignOption, DesignOptions } from '#contracts/designs/options/design-options.ts';
import { toPaise, toRupees } from '#contracts/money/money.ts';

/** The options of a design in the store: prices in paise. */
export type StoredOptions = OptionsWith<{ pricePaise: number }>;

interface OptionsWith<Price> extends Omit<DesignOptions, 'choices'> {
  choices: (Omit<DesignOptions['choices'][number], 'options'> & {
    options: (Omit<DesignOption, 'price'> & Price)[];
  })[];
}

export const storeOptions = (options: DesignOptions): StoredOptions => ({
  ...options,
  choices: options.choices.map((choice) => ({
    ...choice,
    options: choice.options.map(({ price, ...option }) => ({ ...option, pricePaise: toPaise(price) })),
  })),
});

export const readOptions = (stored: StoredOptions): DesignOptions => ({
  ...stored,
  choices: stored.choices.map((choice) => ({
    ...choice,
    options: choice.options.map(({ key, name, days, pricePaise }) => ({
      key,
      name,
      price: toRupees(pricePaise),
      days,
    })),
  })),
});
