import {
  designStatus,
  uploadDesign as uploadDesignEndpoint,
  uploadPicture,
  uploadVideo,
} from '#contracts/designs/publishing/upload-design.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import { parseMultipartWords, type Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { stageUpload } from '#server/platform/media/uploads/stage-upload.ts';
import { withUpload } from '#server/platform/media/uploads/with-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { followUpload } from './publishing/follow-upload.ts';
import { uploadDesign } from './publishing/upload-design.ts';

const hour = 3600;
const uploads: Limit = { name: 'uploads', by: 'account', most: 30, seconds: hour };
/** Enough for thirty designs with all pictures and a video uploaded ahead, plus some retries. */
const filesAhead: Limit = { name: 'uploads.files', by: 'account', most: 400, seconds: hour };
const slowly = { acceptsSlowBody: true };

export function designRoutes(serve: Serve, services: Services): void {
  serve(
    uploadDesignEndpoint,
    async ({ viewer, request, idempotencyKey }) => {
      const design = await withUpload(
        services,
        { endpoint: uploadDesignEndpoint, request, ownerId: viewer.id },
        (form) =>
          uploadDesign(services, {
            makerId: viewer.id,
            words: parseMultipartWords(uploadDesignEndpoint, form.words),
            files: form.files,
            idempotencyKey,
          }),
      );
      return {
        ...succeed('done.designUploaded'),
        design,
      };
    },
    { limits: [uploads], config: slowly },
  );

  for (const endpoint of [uploadPicture, uploadVideo]) {
    serve(
      endpoint,
      ({ viewer, request }) => stageUpload(services, { endpoint, request, ownerId: viewer.id }),
      {
        limits: [filesAhead],
        config: slowly,
      },
    );
  }

  serve(designStatus, async ({ viewer, params }) => ({
    success: true,
    data: await followUpload(services.db, viewer.id, params.id),
  }));
}
