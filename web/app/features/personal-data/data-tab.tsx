import type { RouterContextProvider } from 'react-router';
import type { DataDownload } from '#contracts/personal-data/data-download.contract.ts';
import { type Preloaded, preload } from '#web/platform/query/page-data.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { dataDownload } from './personal-data.api.ts';

export const preloadData = (context: Readonly<RouterContextProvider>) => preload(context, dataDownload);

/** The viewer's personal data: download it, or delete the account. */
export function DataTab({ preloaded }: { preloaded: Preloaded<DataDownload> | null }) {
  return (
    <div className="grid gap-10 py-8">
      <DownloadData preloaded={preloaded} />
      <DeleteAccount />
    </div>
  );
}
