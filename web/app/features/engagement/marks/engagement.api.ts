import type { likeUnLikeDesign, saveUnSaveDesign } from '#contracts/engagement/engagement.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { Mark } from './serial-toggle.ts';

export type MarkKind = 'like' | 'save';

interface MarkAnswer extends Mark {
  message: string;
}

/** Sets a mark. The wanted state is named, so that a late or repeated request does no harm. */
export async function setMark(kind: MarkKind, designId: number, wanted: boolean): Promise<MarkAnswer> {
  const request = { params: { id: designId }, body: { wanted } };
  if (kind === 'like') {
    const { isLiked, likesCount, message } = await api.call<typeof likeUnLikeDesign>(
      'POST /api/design/likeUnLikeDesign/:id',
      request,
    );
    return { on: isLiked, count: likesCount, message };
  }
  const { isSaved, savesCount, message } = await api.call<typeof saveUnSaveDesign>(
    'POST /api/design/saveUnSaveDesign/:id',
    request,
  );
  return { on: isSaved, count: savesCount, message };
}
