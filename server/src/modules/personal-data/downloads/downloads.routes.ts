import {
  askForData as askForDataCall,
  dataDownloadFile,
  getDataDownload,
} from '#contracts/personal-data/data-download.contract.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { askForData } from './ask-for-data.ts';
import type { DownloadFiles } from './download-files.ts';
import { fetchDownload } from './fetch-download.ts';
import { showDownload } from './show-download.ts';

export function downloadRoutes(serve: Serve, services: Services, files: DownloadFiles): void {
  serve(getDataDownload, async ({ viewer }) => ({
    success: true,
    data: await showDownload(services, viewer.id),
  }));

  serve(
    askForDataCall,
    async ({ body, viewer }) => ({ success: true, data: await askForData(services, viewer, body) }),
    {
      config: { writesLittle: true },
      limits: [{ name: 'ask-for-data', by: 'account', most: 20, seconds: 3600 }],
    },
  );

  serve(
    dataDownloadFile,
    async ({ params, viewer, reply }) => {
      const { askedAt, bytes, stream } = await fetchDownload(services, files, {
        downloadId: params.id,
        viewerId: viewer.id,
      });
      reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="tanabana-data-${istDayOf(askedAt)}.zip"`)
        .header('content-length', bytes);
      return stream;
    },
    { limits: [{ name: 'data-files', by: 'account', most: 60, seconds: 3600 }] },
  );
}
