import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './styles/class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, for those who cannot see the icon. */
  label: string;
  /** For toggles such as like: the icon is filled while on. */
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
