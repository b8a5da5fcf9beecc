import { Loading, Weave } from '#web/ui/skeleton.tsx';
import { RowSkeleton } from '../inbox/row-skeleton.tsx';

const lines = ['w-3/5', 'w-2/5 justify-self-end', 'w-1/2', 'w-1/3 justify-self-end', 'w-2/5'];

/** Skeleton bubbles while the messages are loading. */
export function ThreadSkeleton() {
  return (
    <Loading className="flex flex-1 flex-col justify-end overflow-hidden px-(--tb-gutter) py-5">
      <div className="grid gap-3">
        {lines.map((look) => (
          <Weave key={look} className={`h-12 rounded-md ${look}`} />
        ))}
      </div>
    </Loading>
  );
}

export function ConversationSkeleton() {
  return (
    <div className="conversation">
      <div className="conversation-head" aria-hidden="true">
        <RowSkeleton />
      </div>
      <ThreadSkeleton />
    </div>
  );
}
