import type { ComponentProps } from 'react';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { classNames } from '#web/ui/styles/class-names.ts';

interface SizeRadiosProps {
  sizes: readonly string[];
  /** Further props of each radio button. */
  input: Omit<ComponentProps<'input'>, 'type' | 'value'> & { chosen?: string };
}

/** Radio buttons for the sizes in which a design can be made. */
export function SizeRadios({ sizes, input: { chosen, ...input } }: SizeRadiosProps) {
  const isLong = sizes.some((size) => labelOf('size', size).length > 4);
  return (
    <div
      className={classNames(
        'grid gap-2',
        isLong
          ? 'grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))]',
      )}
    >
      {sizes.map((size) => (
        <label key={size} className="choice px-2.5! py-2.5!">
          <input
            {...input}
            type="radio"
            value={size}
            {...(chosen === undefined ? {} : { checked: size === chosen })}
          />
          <span className="pt-px leading-[1.35] font-semibold">{labelOf('size', size)}</span>
        </label>
      ))}
    </div>
  );
}
