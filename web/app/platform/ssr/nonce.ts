import { createContext, use } from 'react';

/** The page's nonce during server rendering; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Required on every inline script of ours: the Content-Security-Policy blocks others. */
export function useNonce(): string | undefined {
  return use(NonceContext);
}
