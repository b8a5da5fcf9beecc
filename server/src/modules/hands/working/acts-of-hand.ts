import type { FastifyRequest } from 'fastify';
import type { HandSheet } from '#contracts/hands/hands.fields.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { withNewer } from '#server/platform/http/with-newer.ts';
import { stageUpload } from '#server/platform/media/uploads/stage-upload.ts';
import type { Services } from '#server/platform/services.ts';
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
  await withNewer(['CONFLICT'], show, () => moveByHand(services, way, move));
  return { ...succeed(doneOf[move.act]), sheet: await show() };
}

/** Answers a credit and returns the reply of both ways. */
export async function replyToAnswer(
  services: Services,
  way: Way,
  answer: Parameters<typeof answerCredit>[2],
): Promise<Changed> {
  const show = () => readSheet(services, way);
  await withNewer(['CONFLICT'], show, () => answerCredit(services, way, answer));
  return { ...succeed(answer.agree ? 'done.creditAgreed' : 'done.creditEnded'), sheet: await show() };
}

interface Received {
  endpoint: Parameters<typeof stageUpload>[1]['endpoint'];
  request: FastifyRequest;
  /** The account whose limits count; null by a link, whose sender's network counts. */
  senderId: number | null;
}

/** Receives a photograph, which belongs to the workshop. */
export async function receivePicture(services: Services, way: Way, upload: Received) {
  return stageUpload(services, { ...upload, ownerId: await makerOfWork(services, way) });
}
