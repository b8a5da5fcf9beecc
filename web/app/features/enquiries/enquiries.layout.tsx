import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { noLoaderData, type Preloaded, preloadList } from '#web/platform/query/page-data.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BottomBar } from '#web/shell/bottom-bar.tsx';
import type { Route } from './+types/enquiries.layout.ts';
import { type EnquiriesPage, enquiriesList, refreshEnquiries } from './enquiries.api.ts';
import { EnquiryInbox } from './enquiry-inbox.tsx';
import { type InboxState, readInboxState } from './inbox-state.ts';

interface Read {
  state: InboxState;
  list: Preloaded<EnquiriesPage>;
}

export async function loader(args: Route.LoaderArgs): Promise<Read> {
  await requireViewer(args);
  const state = readInboxState(new URL(args.request.url).searchParams);
  return { state, list: await preloadList(args.context, enquiriesList(state)) };
}

export const clientLoader = noLoaderData;

/** The inbox, and from 900 px the open enquiry beside it; phones show one of the two. */
export default function EnquiriesLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <Enquiries preloaded={loaderData} />
    </Guarded>
  );
}

function Enquiries({ preloaded }: { preloaded: Read | null }) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const state = readInboxState(search);
  useLiveEnquiries();
  const isRead = preloaded?.state.status === state.status && preloaded.state.q === state.q;
  return (
    <div className="enquiries-page" data-open={id === undefined ? undefined : ''}>
      <div className="enquiries-inbox">
        <EnquiryInbox state={state} openId={Number(id)} preloaded={isRead ? preloaded.list : null} />
      </div>
      <div className="enquiries-open">
        <Outlet />
      </div>
      {id === undefined ? <BottomBar /> : null}
    </div>
  );
}

/** New enquiries appear live. */
function useLiveEnquiries(): void {
  const client = useQueryClient();
  const refresh = () => void refreshEnquiries(client);
  useServerEvent('new-notification', ({ type }) => {
    if (type === 'ENQUIRY') refresh();
  });
  useReturn(refresh);
}
