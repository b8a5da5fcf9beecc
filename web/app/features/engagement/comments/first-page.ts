import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Comment } from '#contracts/engagement/comments.contract.ts';
import { type CommentPage, commentsKey } from './comments.api.ts';

/** Changes the newest comments of a design in the cache, if they are loaded. */
export function changeFirstPage(
  client: QueryClient,
  designId: number,
  change: (comments: Comment[]) => Comment[],
): void {
  client.setQueryData<InfiniteData<CommentPage>>(commentsKey(designId), (data) => {
    const [first, ...others] = data?.pages ?? [];
    if (data === undefined || first === undefined) return data;
    return { ...data, pages: [{ ...first, comments: change(first.comments) }, ...others] };
  });
}
