import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';

/** The signed-in person behind a request, read from the database for this request. */
export interface Viewer {
  id: number;
  name: string;
  email: string;
  role: Role;
  sessionId: number;
  /** Whether the session survives closing the browser (“remember me”). */
  isRemembered: boolean;
  /** The language chosen for all devices; null if each device has its own. */
  language: Locale | null;
  /** Suspended people can read, but write only to endpoints with `whileSuspended`. */
  isSuspended: boolean;
}

/** Finds the viewer of a request; null when signed out. The accounts module provides it. */
export type FindViewer = (cookieHeader: string | undefined) => Promise<Viewer | null>;
