import { useEffect, useRef } from 'react';
import type { SavedReply } from '#contracts/messaging/replies/saved-replies.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import repliesWords from '#web/words/en/features/messaging/replies/replies.json';

interface ReplyListProps {
  id: string;
  replies: readonly SavedReply[];
  /** The viewer has no saved replies. */
  isEmpty: boolean;
  chosen: SavedReply | undefined;
  onInsert: (reply: SavedReply) => void;
  onManage: () => void;
}

/** The saved replies to choose from. The focus stays in the text box, which announces the active reply. */
export function ReplyList({ id, replies, isEmpty, chosen, onInsert, onManage }: ReplyListProps) {
  const t = useWords(repliesWords);
  const list = useRef<HTMLDivElement>(null);
  // Below a tall box it would open out of sight, so scroll to it.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={list} className="reply-list">
      <div className="flex items-center justify-between gap-3">
        <p className="hint">{t(isEmpty ? 'none' : 'hint')}</p>
        <Button kind="text" small onClick={onManage}>
          {t('manage')}
        </Button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('list')} className="reply-options">
        {replies.map((reply) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus
          <div
            key={reply.id}
            id={`${id}-${reply.id}`}
            role="option"
            aria-selected={reply === chosen}
            className="reply-option"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onInsert(reply)}
          >
            <span
              lang={writtenIn(reply.title)}
              dir="auto"
              className="line-clamp-2 font-semibold wrap-anywhere"
            >
              {reply.title}
            </span>
            <span lang={writtenIn(reply.content)} dir="auto" className="meta line-clamp-1 wrap-anywhere">
              {reply.content}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
