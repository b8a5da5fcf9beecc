import { createContext, use } from 'react';

/** Marks the scripts of a page while the server renders it; undefined in the browser. */
export const ScriptMarkContext = createContext<string | undefined>(undefined);

/** Goes into the `nonce` of every inline script of ours, or the policy lets nobody run it. */
export function useScriptMark(): string | undefined {
  return use(ScriptMarkContext);
}
