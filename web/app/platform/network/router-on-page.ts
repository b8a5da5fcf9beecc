interface RouterOnPage {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
}

/** The address of the pending navigation; null if there is none. Known before React renders it. */
export function nextAddress(): string | null {
  const router = (window as { __reactRouterDataRouter?: RouterOnPage }).__reactRouterDataRouter;
  const next = router?.state.navigation.location;
  return next ? `${next.pathname}${next.search}${next.hash}` : null;
}

export const isNavigating = (): boolean => nextAddress() !== null;
