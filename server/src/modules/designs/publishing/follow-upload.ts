import type { NamedMessage } from '#contracts/platform/success-message.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { readStoredSentence } from '#server/platform/http/succeed.ts';
import { type DesignStatus, findOwnStatus, listPictures } from '../designs.queries.ts';

interface Progress {
  status: DesignStatus;
  pictures: number;
  ready: number;
  failures: NamedMessage[];
}

/** The progress of the pictures of the maker's own design. Throws NOT_FOUND for another's. */
export async function followUpload(executor: Executor, makerId: number, designId: number): Promise<Progress> {
  const status = await findOwnStatus(executor, makerId, designId);
  if (!status) throw notFound('designs.designMissing');
  const pictures = await listPictures(executor, designId);
  return {
    status,
    pictures: pictures.length,
    ready: pictures.filter((picture) => picture.status === 'READY').length,
    failures: pictures.flatMap(({ failure }) => (failure === null ? [] : readStoredSentence(failure))),
  };
}
