import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Mention } from '#contracts/engagement/comments.contract.ts';
import { isComposing } from '#web/ui/forms/is-composing.ts';
import { changeDraft, draftOf } from '../comments/comment-drafts.ts';
import type { MentionKeys } from './mention-panel.tsx';
import { mentionAt, type TypedMention, withMention } from './mention-words.ts';

/** Handles a comment field while an @ is typed in it. */
export function useMentionTyping(designId: number, input: RefObject<HTMLInputElement | null>, isOn: boolean) {
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const keys = useRef<MentionKeys>(null);
  const cursorAfter = useRef<number | null>(null);

  useLayoutEffect(() => {
    // The cursor can be placed after the name only once the field contains the new text.
    if (cursorAfter.current === null) return;
    input.current?.setSelectionRange(cursorAfter.current, cursorAfter.current);
    cursorAfter.current = null;
  });

  const close = () => {
    setTyped(null);
    setActive(null);
  };
  const look = (text: string, cursor: number | null) => {
    const found = isOn && cursor !== null ? mentionAt(text, cursor, draftOf(designId).mentions) : null;
    if (found === null) close();
    else setTyped(found);
  };

  return {
    typed,
    /** The option that the arrow keys have reached; null if nobody is suggested. */
    active,
    setActive,
    keys,
    close,
    choose({ id, name }: Mention) {
      if (typed === null) return;
      const draft = draftOf(designId);
      const { text, cursor } = withMention(draft.text, typed, name);
      cursorAfter.current = cursor;
      const others = draft.mentions.filter((mention) => mention.id !== id);
      changeDraft(designId, { text, mentions: [...others, { id, name }], problem: null });
      close();
      input.current?.focus();
    },
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { value, selectionStart } = event.target;
      changeDraft(designId, { text: value, problem: null });
      look(value, selectionStart);
    },
    /** The cursor moved. */
    onSelect(event: SyntheticEvent<HTMLInputElement>) {
      if (typed === null) return;
      const { value, selectionStart } = event.currentTarget;
      look(value, selectionStart);
    },
    onKeyDown(event: KeyboardEvent) {
      if (typed === null || isComposing(event)) return;
      if (event.key === 'Escape' && active !== null) {
        // Escape must not also close the surrounding dialog.
        event.preventDefault();
        event.stopPropagation();
        close();
      } else if (keys.current?.press(event.key)) {
        event.preventDefault();
      }
    },
  };
}
