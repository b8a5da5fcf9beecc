import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './styles/class-names.ts';

/** Primary is madder and used once per view; destructive asks for confirmation. */
export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'text' | 'destructive';

const classOf: Record<ButtonKind, string> = {
  primary: 'btn-1',
  secondary: 'btn-2',
  ghost: 'btn-ghost',
  text: 'btn-text',
  destructive: 'btn-bad',
};

interface ButtonStyle {
  kind?: ButtonKind;
  small?: boolean;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** The label while busy, such as "Processing..."; the button keeps its width and ignores presses. */
  busy?: string | false;
}

export function Button({
  kind = 'secondary',
  small = false,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      className={looksOf(kind, small, className)}
      {...(busy ? { 'aria-disabled': true, onClick: refuse } : { onClick })}
    >
      <span className="said" {...(busy ? { 'aria-hidden': true, style: { visibility: 'hidden' } } : {})}>
        {children}
      </span>
      {busy ? (
        <span className="busy" role="status">
          {busy}
        </span>
      ) : null}
    </button>
  );
}

interface ButtonLinkProps extends LinkProps, ButtonStyle {
  children: ReactNode;
}

/** A link styled as a button. */
export function ButtonLink({
  kind = 'secondary',
  small = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={looksOf(kind, small, className)}>
      <span className="said">{children}</span>
    </Link>
  );
}

/**
 * A download link styled as a button. A plain `<a>`, because the router would add the language prefix to its address.
 */
export function FileButton({
  kind = 'secondary',
  small = false,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & ButtonStyle & { href: string }) {
  return (
    <a {...rest} download className={looksOf(kind, small, className)}>
      <span className="said">{children}</span>
    </a>
  );
}

function looksOf(kind: ButtonKind, small: boolean, className: string | undefined): string {
  return classNames('btn', classOf[kind], small && 'btn-small', className);
}
