import type { FastifyRequest } from 'fastify';
import {
  designStatus,
  pictureCountSentences,
  uploadDesign as uploadDesignEndpoint,
  uploadLimits,
  uploadPicture,
  uploadVideo,
} from '#contracts/designs/designs.contract.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import { idempotencyKey } from '../../platform/http/idempotency-key.ts';
import type { Limit } from '../../platform/http/rate-limits.ts';
import { parseMultipartWords, type Serve } from '../../platform/http/serve-endpoint.ts';
import type { FileRule } from '../../platform/media/receive-form.ts';
import { withUpload } from '../../platform/media/with-upload.ts';
import type { Services } from '../../platform/services.ts';
import { followUpload } from './follow-upload.ts';
import { stageFile } from './stage-file.ts';
import { uploadDesign } from './upload-design.ts';

const hour = 3600;
const uploads: Limit = { name: 'uploads', by: 'account', most: 30, seconds: hour };
/** Thirty designs with every picture and a video sent ahead, and some tried twice. */
const filesAhead: Limit = { name: 'uploads.files', by: 'account', most: 400, seconds: hour };
const slowly = { acceptsSlowBody: true };

const pictures: FileRule = {
  kind: 'PICTURE',
  most: uploadLimits.pictures,
  maxBytes: uploadLimits.pictureBytes,
  tooMany: pictureCountSentences.tooMany,
};
const video: FileRule = {
  kind: 'VIDEO',
  most: 1,
  maxBytes: uploadLimits.videoBytes,
  tooMany: fileSentences.tooManyVideos,
};
const onePicture: FileRule = { ...pictures, most: 1 };

export function designRoutes(serve: Serve, services: Services): void {
  serve(
    uploadDesignEndpoint,
    async ({ viewer, request }) => {
      const design = await withUpload(
        services,
        { request, ownerId: viewer.id, rules: { images: pictures, video } },
        (form) =>
          uploadDesign(services, {
            makerId: viewer.id,
            words: parseMultipartWords(uploadDesignEndpoint, form.words),
            files: form.files,
            uploadKey: idempotencyKey(request),
          }),
      );
      return {
        success: true,
        message: 'Your design is uploaded. It appears in the feed as soon as its pictures are ready.',
        design,
      };
    },
    { limits: [uploads], config: slowly },
  );

  serve(uploadPicture, ({ viewer, request }) => stage(request, viewer.id, 'image', onePicture), {
    limits: [filesAhead],
    config: slowly,
  });
  serve(uploadVideo, ({ viewer, request }) => stage(request, viewer.id, 'video', video), {
    limits: [filesAhead],
    config: slowly,
  });

  async function stage(request: FastifyRequest, ownerId: number, field: string, rule: FileRule) {
    const mediaId = await withUpload(
      services,
      { request, ownerId, rules: { [field]: rule } },
      ({ files: [file] }) => {
        if (!file) throw invalidInput({ [field]: 'Please choose a file.' });
        return stageFile(services, ownerId, file);
      },
    );
    return { success: true, data: { mediaId } } as const;
  }

  serve(designStatus, async ({ viewer, params }) => ({
    success: true,
    data: await followUpload(services.db, viewer.id, params.id),
  }));
}
