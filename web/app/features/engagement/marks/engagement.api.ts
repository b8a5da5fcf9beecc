import type { likeUnLikeDesign, saveUnSaveDesign } from '#contracts/engagement/engagement.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { KeptCall } from '#web/platform/outbox/kept-call.ts';
import { keptCall } from '#web/platform/outbox/waiting.ts';
import type { Mark } from './serial-toggle.ts';

export type MarkKind = 'like' | 'save';

interface MarkAnswer extends Mark {
  message: string;
}

/** Sets a mark. The request names the wanted state, so that it is idempotent. */
export async function setMark(kind: MarkKind, designId: number, wanted: boolean): Promise<MarkAnswer> {
  const request = { params: { id: designId }, body: { wanted } };
  return markIn(
    kind === 'like'
      ? await api.call<typeof likeUnLikeDesign>('POST /api/design/likeUnLikeDesign/:id', request)
      : await api.call<typeof saveUnSaveDesign>('POST /api/design/saveUnSaveDesign/:id', request),
  );
}

export type MarkReply = ReplyOf<typeof likeUnLikeDesign> | ReplyOf<typeof saveUnSaveDesign>;

/** The mark in a reply. */
export function markIn(reply: MarkReply): MarkAnswer {
  return 'isLiked' in reply
    ? { on: reply.isLiked, count: reply.likesCount, message: reply.message }
    : { on: reply.isSaved, count: reply.savesCount, message: reply.message };
}

/** The same call, for the outbox. */
export function keptMark(kind: MarkKind, designId: number, wanted: boolean): KeptCall {
  const request = { params: { id: designId }, body: { wanted }, takesKey: false } as const;
  return kind === 'like'
    ? keptCall<typeof likeUnLikeDesign>('POST /api/design/likeUnLikeDesign/:id', request)
    : keptCall<typeof saveUnSaveDesign>('POST /api/design/saveUnSaveDesign/:id', request);
}
