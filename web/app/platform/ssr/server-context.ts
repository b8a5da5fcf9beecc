import { createContext } from 'react-router';
import type { LegalContacts } from '#contracts/platform/legal-contacts.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Transport } from '#web/platform/api/transport.ts';

export interface ServerContext {
  /** Calls the API in-process, with the visitor's cookies. */
  transport: Transport;
  /** The nonce of the page's Content-Security-Policy. */
  nonce: string;
  /** The site's own origin, without a trailing slash. */
  publicUrl: string;
  legalContacts: LegalContacts;
  /** The page's language; `isFixed` if its address names it. */
  language: { locale: Locale; isFixed: boolean };
}

/**
 * The server's data for the pages of one request. The server must set it with the key that the server build exports
 * (`build.entry.module.serverContext`): another copy of this module has another key.
 */
export const serverContext = createContext<ServerContext>();
