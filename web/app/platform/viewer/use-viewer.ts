import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { LegalContacts } from '#contracts/platform/legal-contacts.ts';
import type { Preloaded } from '#web/platform/query/page-data.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { forgetOnDevice } from './forget-on-device.ts';
import { storeUser } from './stored-user.ts';
import { viewerQuery } from './viewer-query.ts';

export type ViewerState =
  | { status: 'loading'; viewer: null }
  | { status: 'signedIn'; viewer: Viewer }
  | { status: 'signedOut'; viewer: null };

/** The data of the root loader; `viewer` is null if the server could not find out. */
export interface RootData {
  viewer: Preloaded<Viewer | null> | null;
  /** The email reminder was closed within the last day. */
  isReminderClosed: boolean;
  /** The site's own origin, for absolute addresses. */
  publicUrl: string;
  legalContacts: LegalContacts;
}

/**
 * The viewer. If the check fails, they count as signed out. On the server it is read from the root loader without a
 * query: nothing changes during rendering, and many components ask.
 */
export const useViewer = import.meta.env.SSR ? useToldViewer : useWatchedViewer;

function useToldViewer(): ViewerState {
  const fromLoader = useRouteLoaderData<RootData>('root')?.viewer;
  return fromLoader ? stateOf(fromLoader.data) : { status: 'loading', viewer: null };
}

function useWatchedViewer(): ViewerState {
  const root = useRouteLoaderData<RootData>('root');
  const { data, isError } = useQuery({
    ...queryOptions(viewerQuery),
    ...(root?.viewer ? { initialData: root.viewer.data, initialDataUpdatedAt: root.viewer.at } : {}),
  });
  if (data === undefined && !isError) return { status: 'loading', viewer: null };
  return stateOf(data ?? null);
}

const stateOf = (viewer: Viewer | null): ViewerState =>
  viewer === null ? { status: 'signedOut', viewer } : { status: 'signedIn', viewer };

/**
 * After signing in or out: drops inactive queries, which were fetched as another person, and refetches those on the
 * screen.
 */
export async function changeViewer(client: QueryClient, viewer: Viewer | null): Promise<void> {
  client.setQueryData(viewerQuery.key, viewer);
  storeUser(viewer);
  void forgetOnDevice();
  const others = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'viewer' };
  await client.cancelQueries(others);
  client.removeQueries({ ...others, type: 'inactive' });
  await client.invalidateQueries(others);
}
