import { redirect, useLocation, useNavigate } from 'react-router';
import { safeReturnTo } from '#contracts/accounts/return-to.ts';
import { viewerOf } from '#web/platform/viewer/viewer-on-server.ts';
import { toast } from '#web/ui/floats/toast.ts';

/** The loader of a page that is for the signed out: everyone else goes on to where they wanted to be. */
export async function leaveWhenSignedIn(args: Parameters<typeof viewerOf>[0]): Promise<null> {
  if (await viewerOf(args))
    throw redirect(safeReturnTo(new URL(args.request.url).searchParams.get('returnTo')));
  return null;
}

/** The page to return to after signing in, which the address holds. */
export function useReturnTo() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    /** Adds the page to return to to the address of another page. */
    addTo: (path: string) => path + search,
    async go(welcome: string, line?: string): Promise<void> {
      toast.good(welcome, line);
      await navigate(safeReturnTo(new URLSearchParams(search).get('returnTo')), { replace: true });
    },
  };
}
