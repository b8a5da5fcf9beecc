import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';

/** The signed-in person behind a request, read from the database for this request. */
export interface Viewer {
  id: number;
  name: string;
  email: string;
  role: Role;
  sessionId: number;
  /** Whether the session outlives the browser, as “remember me” asks. */
  isRemembered: boolean;
  /** What they have chosen for all of their devices; null where each goes by itself. */
  language: Locale | null;
  /** They read, and do only what an endpoint allows `whileSuspended`. */
  isSuspended: boolean;
}

/** Finds who a request belongs to; null when signed out. Given to the platform by the accounts module. */
export type FindViewer = (cookieHeader: string | undefined) => Promise<Viewer | null>;
