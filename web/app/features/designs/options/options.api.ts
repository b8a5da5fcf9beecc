import type { uploadAnswerPicture } from '#contracts/orders/placing/checkout.contract.ts';
import { imageForm, upload } from '#web/platform/api/upload.ts';

/** Uploads the picture that answers a question, ahead of its order; returns its id. */
export async function sendAnswerPicture(file: File, onProgress: (done: number) => void): Promise<number> {
  const address = 'POST /api/order/uploadAnswerPicture';
  return (await upload<typeof uploadAnswerPicture>(address, imageForm(file), { onProgress })).data.mediaId;
}
