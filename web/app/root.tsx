import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Locale } from '#contracts/platform/locales.ts';
import { AppearanceScript } from '#web/platform/appearance/appearance-script.tsx';
import { useAppearanceOnPage } from '#web/platform/appearance/use-appearance.ts';
import { useAppearanceOfViewer } from '#web/platform/appearance/use-choose-appearance.ts';
import { EarlyScript } from '#web/platform/hydration/early-script.tsx';
import { useHydratedPage } from '#web/platform/hydration/use-hydrated-page.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { useSeenPages } from '#web/platform/network/use-seen-pages.ts';
import { useWorkerWhenInstalled } from '#web/platform/network/use-worker-when-installed.ts';
import { whenIdle } from '#web/platform/network/when-idle.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { loadSentencesForLater } from '#web/platform/sentences/sentences.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { useLiveConnection } from '#web/platform/socket/use-live-connection.ts';
import { serverContext } from '#web/platform/ssr/server-context.ts';
import { isReminderClosed } from '#web/platform/viewer/email-reminder-cookie.ts';
import type { RootData } from '#web/platform/viewer/use-viewer.ts';
import { viewerOf } from '#web/platform/viewer/viewer-on-server.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { useRouteFocus } from '#web/shell/use-route-focus.ts';
import { Toaster } from '#web/ui/floats/toaster.tsx';
import { useOverlayHistory } from '#web/ui/floats/use-close-on-back.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import type { Route } from './+types/root.ts';
import stylesheet from './app.css?url';
import { fontsOfPage } from './ui/styles/fonts-of-page.ts';

const manifestOf = (locale: Locale) =>
  locale === 'en' ? '/manifest.webmanifest' : `/manifest.webmanifest?lang=${locale}`;

export const links: Route.LinksFunction = () => [
  ...fontsOfPage().map(
    (href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const,
  ),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: manifestOf(pageLocale()) },
];

/**
 * Wraps the whole page in an element with a unique name. While hydrating `<body>`, React skips elements of other
 * names, such as those that browser extensions insert first.
 */
const PageContainer = 'tanabana-page' as 'div';

export async function loader(args: Route.LoaderArgs): Promise<RootData> {
  const viewer = await viewerOf(args);
  const { publicUrl, legalContacts } = args.context.get(serverContext);
  return {
    viewer: viewer === undefined ? null : { data: viewer, at: Date.now() },
    isReminderClosed: isReminderClosed(args.request),
    publicUrl,
    legalContacts,
  };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(shellWords);
  return pageMeta(matches, { title: 'Tanabana', description: t('description') });
};

/** After the first page the viewer is in the query cache, so navigations need not ask the server again. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useAppearanceOnPage();
  useHydratedPage();
  return (
    <html lang={pageLocale()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <AppearanceScript />
        <EarlyScript />
        <Meta />
        <Links />
      </head>
      <body>
        <PageContainer className="contents">
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
          <Toaster />
          <ScrollRestoration />
          <Scripts />
        </PageContainer>
      </body>
    </html>
  );
}

export default function App() {
  useLiveConnection();
  useWorkerWhenInstalled();
  useSeenPages();
  // Preloads the sentences, so that errors have their text offline too.
  useEffect(() => {
    return whenIdle(() => void loadSentencesForLater());
  }, []);
  useAppearanceOfViewer();
  useRouteFocus();
  useOverlayHistory();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" tabIndex={-1}>
      <FailurePage error={error} />
    </main>
  );
}
