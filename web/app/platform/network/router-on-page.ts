interface RouterOnPage {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
}

/** The address that is being navigated to at this moment; null where none is. Known before React draws it. */
export function nextAddress(): string | null {
  const router = (window as { __reactRouterDataRouter?: RouterOnPage }).__reactRouterDataRouter;
  const next = router?.state.navigation.location;
  return next ? `${next.pathname}${next.search}${next.hash}` : null;
}

export const isNavigating = (): boolean => nextAddress() !== null;
