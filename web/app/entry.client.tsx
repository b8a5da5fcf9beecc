import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { noteTypedFields } from './platform/hydration/typed-fields.ts';
import { whenHydrated } from './platform/hydration/use-hydrated-page.ts';
import { retryFailedPages } from './platform/network/retry-failed-pages.ts';

whenHydrated(noteTypedFields(document));
// In development, Vite's hot reload counts as a reload too.
if (import.meta.env.PROD) retryFailedPages();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
