import { createContext, use } from 'react';

/** The nonce of a page while the server renders it; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Belongs on every inline script of ours: the Content-Security-Policy runs no others. */
export function useNonce(): string | undefined {
  return use(NonceContext);
}
