import type { uploadAnswerPicture } from '#contracts/orders/placing/checkout.contract.ts';
import { upload } from '#web/platform/api/upload.ts';

/** Uploads the picture that answers a question, ahead of its order; returns its id. */
export async function sendAnswerPicture(file: File, onProgress: (done: number) => void): Promise<number> {
  const form = new FormData();
  form.append('image', file, file.name);
  const { data } = await upload<typeof uploadAnswerPicture>('POST /api/order/uploadAnswerPicture', form, {
    onProgress,
  });
  return data.mediaId;
}
