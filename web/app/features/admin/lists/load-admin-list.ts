import { type RouterContextProvider, redirect } from 'react-router';
import type { ApiList } from '#web/platform/query/api-query.ts';
import { type Preloaded, preloadList } from '#web/platform/query/page-data.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import type { AdminPage } from './admin-list.tsx';
import { chosenQuery, readChoices } from './use-list-address.ts';

/** A list of the administration: the filter names its address may hold, and the list for a query. */
export interface ChosenList<Name extends string, Page> {
  names: readonly Name[];
  listOf(query: Record<string, string>): ApiList<Page>;
}

interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export interface LoadedList<Page> {
  list: Preloaded<Page>;
}

/**
 * Loads the first page of the list that the address selects, for admins. Redirects to the unfiltered list if a filter
 * is invalid. Server loaders only.
 */
export async function loadAdminList<Name extends string, Page extends AdminPage<unknown>>(
  args: LoaderArgs,
  { names, listOf }: ChosenList<Name, Page>,
): Promise<LoadedList<Page>> {
  await requireAdmin(args);
  const { pathname, searchParams } = new URL(args.request.url);
  const query = chosenQuery(readChoices(names, searchParams));
  try {
    return { list: await preloadList(args.context, listOf(query)) };
  } catch (failure) {
    const isRefused = (failure as { init?: ResponseInit }).init?.status === 400;
    if (isRefused && Object.keys(query).length > 0) throw redirect(pathname);
    throw failure;
  }
}
