import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import { onTestFinished } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { type RootData, useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toasts } from '#web/ui/floats/toast.ts';
import { Toaster } from '#web/ui/floats/toaster.tsx';
import { forgetHistoryMoves } from '#web/ui/floats/use-close-on-back.ts';

// A fact may take its time on a busy machine; the default is one second. Queries by role find hidden elements too, of
// an `aria-hidden` icon or a closed `<details>`: to find out what is hidden would cost half of the time.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

interface Opened {
  // biome-ignore lint/suspicious/noExplicitAny: the generated props of a page differ from page to page
  Component: ComponentType<any>;
  /** As in `routes.ts`, such as `/checkout/:id`. */
  path: string;
  /** The address that is opened; the path itself where it has no parameters. */
  at?: string;
  /** Who looks; null for a visitor. */
  viewer: Viewer | null;
}

export interface Screen {
  user: UserEvent;
  /** Where the page stands now: path and query. */
  address(): string;
  /** Fills a field as by pasting: one change instead of one for each letter. */
  fill(field: Element, text: string): Promise<void>;
  /** The tab leaves the page or loads it anew: what was only on the page is gone, what the tab keeps stays. */
  leave(): void;
}

/** Opens a page as it is after a navigation, among the providers of the real site. Other addresses are empty pages. */
export function renderRoute({ Component, path, at = path, viewer }: Opened): Screen {
  const client = createQueryClient();
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  let address = at;
  const Root = () => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    // As the header does, which every page has.
    useViewer();
    return <Outlet />;
  };
  const Site = createRoutesStub([
    {
      id: 'root',
      Component: Root,
      children: [
        { id: 'page', path, Component },
        { path: '*', Component: () => null },
      ],
    },
  ]);
  const root: RootData = {
    viewer: { data: viewer, at: Date.now() },
    isReminderClosed: false,
    publicUrl: location.origin,
    legalContacts: { operator: null, grievanceOfficer: null },
  };
  fillGaps();
  render(
    <>
      <QueryClientProvider client={client}>
        <Site initialEntries={[at]} hydrationData={{ loaderData: { root, page: null } }} />
      </QueryClientProvider>
      <Toaster />
    </>,
  );

  const leave = () => {
    cleanup();
    client.clear();
    toasts.set([]);
  };
  onTestFinished(() => {
    leave();
    sessionStorage.clear();
    localStorage.clear();
    // The window is shared with the tests that come after.
    window.history.replaceState(null, '', '/');
    forgetHistoryMoves();
  });
  return {
    user,
    leave,
    address: () => address,
    async fill(field, text) {
      if (text === '') return user.clear(field);
      await user.click(field);
      // Over what stands there: a field that is emptied first has changed twice.
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      await user.paste(text);
    },
  };
}

/** The same for a part of a page. */
export function renderPart(part: ReactNode, viewer: Viewer | null): Screen {
  return renderRoute({ Component: () => part, path: '/', viewer });
}

/**
 * What happy-dom lacks: popovers, which are then simply on the page, the options that a select began with, the promise
 * that Chromium's scrolling answers with, and the element `search`, of which React would say that no browser knows it.
 */
function fillGaps(): void {
  Element.prototype.scrollIntoView = () => Promise.resolve();
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: HTMLUnknownElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
  Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
    configurable: true,
    get(this: HTMLOptionElement) {
      return this.hasAttribute('selected');
    },
    set(this: HTMLOptionElement, isSelected: boolean) {
      this.toggleAttribute('selected', isSelected);
    },
  });
}
