import type { ModuleContext } from '#server/platform/module-context.ts';
import { buildDownload } from './downloads/build-download.ts';
import { downloadFiles } from './downloads/download-files.ts';
import { buildDownloadJob, removeDownloadJob } from './downloads/download-jobs.ts';
import { downloadRoutes } from './downloads/downloads.routes.ts';
import { sweepDownloads } from './downloads/sweep-downloads.ts';
import { forgetPayer, forgetPayerJob } from './forget-payer.ts';
import { personalDataRoutes } from './personal-data.routes.ts';

export function installPersonalData({ serve, services }: ModuleContext): void {
  const files = downloadFiles(services.files);
  personalDataRoutes(serve, services);
  downloadRoutes(serve, services, files);

  services.jobs.handle(buildDownloadJob, ({ downloadId }) => buildDownload(services, files, downloadId));
  services.jobs.handle(removeDownloadJob, ({ fileKey }) => files.remove(fileKey));
  services.jobs.handle(forgetPayerJob, ({ userId }) => forgetPayer(services, userId));
  services.jobs.every('personal-data.sweep-downloads', 600, () => sweepDownloads(services, files));
}
