import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { noteTypedFields } from './platform/hydration/typed-fields.ts';
import { whenHydrated } from './platform/hydration/use-hydrated-page.ts';

whenHydrated(noteTypedFields(document));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
