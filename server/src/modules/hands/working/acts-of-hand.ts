import type { FastifyRequest } from 'fastify';
import type { HandSheet } from '#contracts/hands/hands.fields.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { stageFile } from '#server/modules/designs/public.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { withUpload } from '#server/platform/media/uploads/with-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { withNewer } from '../show-pieces.ts';
import { answerCredit, makerOfWork, moveByHand, readSheet, type Way } from './work-of-hand.ts';

const doneOf = {
  ACCEPT: 'done.handAccepted',
  DECLINE: 'done.handDeclined',
  BRING_BACK: 'done.handBroughtBack',
} as const;

interface Changed {
  success: true;
  message: string;
  sheet: HandSheet;
}

/** Moves a hand-over and returns the reply of both ways. */
export async function replyToMove(
  services: Services,
  way: Way,
  move: Parameters<typeof moveByHand>[2],
): Promise<Changed> {
  const show = () => readSheet(services, way);
  await withNewer(show, () => moveByHand(services, way, move));
  return { ...succeed(doneOf[move.act]), sheet: await show() };
}

/** Answers a credit and returns the reply of both ways. */
export async function replyToAnswer(
  services: Services,
  way: Way,
  answer: Parameters<typeof answerCredit>[2],
): Promise<Changed> {
  const show = () => readSheet(services, way);
  await withNewer(show, () => answerCredit(services, way, answer));
  return { ...succeed(answer.agree ? 'done.creditAgreed' : 'done.creditEnded'), sheet: await show() };
}

interface Received {
  endpoint: Parameters<typeof withUpload>[1]['endpoint'];
  request: FastifyRequest;
  /** The account whose limits count; null by a link, whose sender's network counts. */
  ownerId: number | null;
}

/** Receives a photograph, which belongs to the workshop. */
export async function receivePicture(services: Services, way: Way, upload: Received) {
  const makerId = await makerOfWork(services, way);
  const mediaId = await withUpload(services, upload, ({ files: [file] }) => {
    if (!file) throw invalidInput({ image: sentence('platform.file.chooseOne') });
    return stageFile(services, makerId, file);
  });
  return { success: true as const, data: { mediaId } };
}
