import { jobKind } from '#server/platform/jobs/jobs.ts';

/** After this many failures the download ends and the person is told; they may ask again. */
export const mostFailures = 3;

export const buildDownloadJob = jobKind<{ downloadId: number }>('personal-data.build-download', {
  limit: 8,
  delaySeconds: 10,
});
export const removeDownloadJob = jobKind<{ fileKey: string }>('personal-data.remove-download');
