import { createContext } from 'react-router';
import type { LegalContacts } from '#contracts/platform/legal-contacts.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Transport } from '#web/platform/api/transport.ts';

export interface ServerContext {
  /** In-process calls of the API, with the visitor's cookies. */
  transport: Transport;
  /** Of the page's Content-Security-Policy. */
  nonce: string;
  /** The site's own origin, without a slash at the end. */
  publicUrl: string;
  legalContacts: LegalContacts;
  /** Of the page; a fixed one is said by its address. */
  language: { locale: Locale; isFixed: boolean };
}

/**
 * What the server hands to the pages of one request. The server must set it with the key that the server
 * build exports (`build.entry.module.serverContext`): another copy of this module is another key.
 */
export const serverContext = createContext<ServerContext>();
