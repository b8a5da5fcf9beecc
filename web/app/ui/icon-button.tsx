import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './styles/class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, for screen readers. */
  label: string;
  /** For toggles such as like: the icon is filled while pressed. */
  pressed?: boolean;
  children: ReactNode;
}

export function IconButton({
  label,
  pressed,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames('icon-btn', className)}
      aria-label={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    >
      {children}
    </button>
  );
}
