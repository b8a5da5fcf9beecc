import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/env.ts';
import { findBuiltWebApp } from './built-web-app.ts';
import { installClientAssets } from './client-assets.ts';
import { startDevWebApp } from './dev-web-app.ts';
import { makePageRenderer, type RenderPage } from './page-renderer.ts';

/** Installs the web app's files on a server and returns the page renderer. */
export type WebAppSource = (
  server: FastifyInstance,
  env: Pick<Env, 'PUBLIC_URL' | 'legalContacts'>,
) => Promise<RenderPage>;

/** The web app from source in development, otherwise its production build; undefined if there is none. */
export function findWebApp(how: Pick<Env, 'TANABANA_DEV' | 'PSEUDO_LANGUAGE'>): WebAppSource | undefined {
  if (how.TANABANA_DEV) {
    return async (server, { PUBLIC_URL: publicUrl, legalContacts }) =>
      makePageRenderer(server, {
        publicUrl,
        legalContacts,
        mode: 'development',
        loadWebApp: await startDevWebApp(server),
      });
  }
  const built = findBuiltWebApp(how.PSEUDO_LANGUAGE);
  return (
    built &&
    (async (server, { PUBLIC_URL: publicUrl, legalContacts }) => {
      installClientAssets(server, built.clientFolder);
      await built.load();
      return makePageRenderer(server, {
        publicUrl,
        legalContacts,
        mode: 'production',
        loadWebApp: built.load,
      });
    })
  );
}
