import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import type { SavedReply } from '#contracts/messaging/replies/saved-replies.contract.ts';
import { fillReply } from '#contracts/messaging/replies/saved-replies.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { isComposing } from '#web/ui/forms/is-composing.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MessageSquareQuote } from '#web/ui/icons.tsx';
import repliesWords from '#web/words/en/features/messaging/replies/replies.json';
import { RepliesDialog } from './replies-dialog.tsx';
import { ReplyList } from './reply-list.tsx';
import { savedRepliesQuery } from './saved-replies.api.ts';
import { matchingReplies, replaceSlash, slashOf } from './slash.ts';

interface Box {
  text: string;
  /** The recipient's name. */
  name: string;
  box: RefObject<HTMLTextAreaElement | null>;
  onWrite: (text: string) => void;
}

interface ReplyBox {
  /** The ARIA attributes of the box for the open list. */
  boxProps: Record<string, string | boolean>;
  /** Returns whether the list handled the key. */
  onKeyDown: (event: KeyboardEvent) => boolean;
  /** Opens the list; null for people who are not makers. */
  button: ReactNode;
  list: ReactNode;
  /** Contains a form, so render it outside the box’s form. */
  dialog: ReactNode;
}

/** A maker's saved replies for a text box; a button or a slash opens their list. */
export function useReplyBox({ text, name, box, onWrite }: Box): ReplyBox {
  const t = useWords(repliesWords);
  const id = useId();
  const { viewer } = useViewer();
  const sells = viewer !== null && isTrade(viewer.role);
  const { data: replies = [] } = useQuery({
    ...queryOptions(savedRepliesQuery),
    enabled: sells,
  });
  const [isOpen, setOpen] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: writing on closes what the button opened
  useEffect(() => {
    setOpen(false);
    setActive(0);
  }, [text]);

  const typed = sells && text !== closedAt ? slashOf(text) : null;
  const matches = matchingReplies(replies, typed ?? '');
  const shows = isOpen || (typed !== null && matches.length > 0);
  const chosen = matches[active];

  const close = () => {
    setOpen(false);
    setClosedAt(text);
  };
  const insert = (reply: SavedReply) => {
    const words = fillReply(reply.content, name);
    const { selectionStart = text.length, selectionEnd = text.length } = box.current ?? {};
    onWrite(
      typed === null
        ? text.slice(0, selectionStart) + words + text.slice(selectionEnd)
        : replaceSlash(text, words),
    );
    setOpen(false);
    box.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!shows || isComposing(event)) return false;
    const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const step = steps[event.key];
    if (step !== undefined && matches.length > 0) setActive((step + matches.length) % matches.length);
    else if (event.key === 'Escape') close();
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen) insert(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    boxProps: shows
      ? {
          'aria-controls': `${id}-list`,
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          role: 'combobox',
          ...(chosen ? { 'aria-activedescendant': `${id}-${chosen.id}` } : {}),
        }
      : {},
    onKeyDown,
    button: sells ? (
      <IconButton
        label={t('open')}
        className="mb-0.5"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          box.current?.focus();
        }}
      >
        <MessageSquareQuote />
      </IconButton>
    ) : null,
    list: shows ? (
      <ReplyList
        id={id}
        replies={matches}
        isEmpty={replies.length === 0}
        chosen={chosen}
        onInsert={insert}
        onManage={() => setManaging(true)}
      />
    ) : null,
    dialog: isManaging ? <RepliesDialog replies={replies} onClose={() => setManaging(false)} /> : null,
  };
}
