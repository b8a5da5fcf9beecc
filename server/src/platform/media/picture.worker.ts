import { drawSheet } from './draw-sheet.ts';
import type { DrawAnswer, DrawRequest } from './picture-process.ts';
import { drawAvif, drawPicture, drawSquare, UnreadablePicture } from './picture-variants.ts';

/**
 * A child process that decodes files from strangers. A picture that crashes the decoder does not affect visitors, and
 * its memory is freed when there is nothing left to draw.
 */

async function draw(request: DrawRequest): Promise<DrawAnswer> {
  const { id } = request;
  try {
    if (request.task === 'sheet') return { id, drawn: { bytes: await drawSheet(request.sheet) } };
    const { task, path } = request;
    if (task === 'avif') return { id, drawn: { files: await drawAvif(path) } };
    return { id, drawn: await (task === 'square' ? drawSquare : drawPicture)(path) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { id, unreadable: error instanceof UnreadablePicture, message };
  }
}

process.on('message', async (request: DrawRequest) => {
  const answer = await draw(request);
  process.send?.(answer);
});
process.once('disconnect', () => process.exit());
