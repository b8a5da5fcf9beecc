import { redirect, useLocation, useNavigate } from 'react-router';
import { safeReturnTo } from '#contracts/accounts/return-to.ts';
import { viewerOf } from '#web/platform/viewer/viewer-on-server.ts';
import { toast } from '#web/ui/floats/toast.ts';

/** The loader of pages for visitors; a signed-in viewer is redirected to the page to return to. */
export async function leaveWhenSignedIn(args: Parameters<typeof viewerOf>[0]): Promise<null> {
  if (await viewerOf(args))
    throw redirect(safeReturnTo(new URL(args.request.url).searchParams.get('returnTo')));
  return null;
}

/** The page to return to after signing in, read from the address. */
export function useReturnTo() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    /** Appends the page to return to to another path. */
    addTo: (path: string) => path + search,
    async go(welcome: string, line?: string): Promise<void> {
      toast.good(welcome, line);
      await navigate(safeReturnTo(new URLSearchParams(search).get('returnTo')), { replace: true });
    },
  };
}
