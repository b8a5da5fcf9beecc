import { type ReactElement, use } from 'react';
import { Link, type LinkProps, UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/** A whole path as the router would write it: nothing in it to resolve, to tidy up or to encode. */
const wholePath = /^\/(?:[\w%~@-][\w%~@.-]*(?:\/[\w%~@-][\w%~@.-]*)*)?(?:\?[^?#]+)?(?:#.+)?$/;

/**
 * The router's `Link` as it is written into a page, without what it prepares for presses: resolving the same path
 * against the routes is most of what a link costs. Anything but a whole path is left to the router.
 */
export function LinkOnServer(props: LinkProps): ReactElement {
  const { to } = props;
  return typeof to === 'string' && props.mask === undefined && wholePath.test(to) ? (
    <Anchor {...props} to={to} />
  ) : (
    <Link {...props} />
  );
}

function Anchor({
  to,
  discover = 'render',
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...rest
}: Omit<LinkProps, 'to'> & { to: string }): ReactElement {
  const { basename } = use(NavigationContext);
  return (
    <a
      {...rest}
      href={hrefOf(to, basename)}
      {...(discover === 'render' ? { 'data-discover': 'true' } : {})}
    />
  );
}

function hrefOf(to: string, basename: string): string {
  if (basename === '/') return to;
  // The first page of a language has no slash at its end.
  return /^\/(?![^?#])/.test(to) ? `${basename}${to.slice(1)}` : `${basename}${to}`;
}
