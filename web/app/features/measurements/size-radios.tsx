import type { ComponentProps } from 'react';
import { labelOf } from '#web/platform/i18n/labels.ts';

interface SizeRadiosProps {
  sizes: readonly string[];
  /** What each of the buttons needs besides its size. */
  input: Omit<ComponentProps<'input'>, 'type' | 'value'> & { chosen?: string };
}

/** The sizes in which a design can be made, one of them to be chosen. */
export function SizeRadios({ sizes, input: { chosen, ...input } }: SizeRadiosProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {sizes.map((size) => (
        <label key={size} className="choice min-w-22 px-4! py-2.5!">
          <input
            {...input}
            type="radio"
            value={size}
            {...(chosen === undefined ? {} : { checked: size === chosen })}
          />
          <span className="pt-px leading-[1.35] font-semibold whitespace-nowrap">
            {labelOf('size', size)}
          </span>
        </label>
      ))}
    </div>
  );
}
