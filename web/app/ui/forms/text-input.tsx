import type { ComponentProps } from 'react';
import { ChevronDown } from '../icons.tsx';
import { classNames } from '../styles/class-names.ts';

/** `dir="auto"`: the text decides its direction, because Urdu and Sindhi run from right to left. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input dir="auto" {...rest} type={type} className={classNames('input', className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" {...rest} className={classNames('input', className)} />;
}

/** A native select with our styling. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...rest} className={classNames('input', className)}>
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-2" />
    </div>
  );
}
