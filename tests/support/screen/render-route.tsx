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

// The default limit of one second is too short for a busy machine. Queries by role include hidden elements,
// because finding out what is hidden takes half of the time.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

interface Opened {
  // biome-ignore lint/suspicious/noExplicitAny: the generated props of a page differ from page to page
  Component: ComponentType<any>;
  /** As in `routes.ts`, such as `/checkout/:id`. */
  path: string;
  /** The address to open; by default the path. */
  at?: string;
  /** The signed-in person; null for a visitor. */
  viewer: Viewer | null;
}

export interface Screen {
  user: UserEvent;
  /** The present path and query. */
  address(): string;
  /** Fills a field as by pasting: one change instead of one for each letter. */
  fill(field: Element, text: string): Promise<void>;
  /** Leaves or reloads the page: its memory is lost, the tab's storage stays. */
  leave(): void;
}

/**
 * Renders a page as after a navigation, inside the providers of the real site. Other addresses are empty pages.
 */
export function renderRoute({ Component, path, at = path, viewer }: Opened): Screen {
  const client = createQueryClient();
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  let address = at;
  const Root = () => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    // The header does this on every page.
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
    // Later tests share this window.
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
      // Sets the value in one change: clearing the field first would be two.
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      await user.paste(text);
    },
  };
}

/** Like `renderRoute`, for a part of a page. */
export function renderPart(part: ReactNode, viewer: Viewer | null): Screen {
  return renderRoute({ Component: () => part, path: '/', viewer });
}

/**
 * What happy-dom lacks: popovers (shown as part of the page), a select's default options, the promise that
 * Chromium's scrolling returns, and the element `search`, which React would report as unknown.
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
