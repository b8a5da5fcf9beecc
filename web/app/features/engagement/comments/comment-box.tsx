import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef } from 'react';
import { uiWords } from '#web/platform/i18n/ui.words.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { useSignInFirst } from '#web/shell/use-sign-in-first.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { engagementWords } from '../engagement.words.ts';
import { changeDraft, useCommentDraft } from './comment-drafts.ts';

interface CommentBoxProps {
  designId: number;
  /** Which design, for those who hear one box after another. */
  title: string;
  /** How many comments are shown now. */
  count: number;
  className?: string;
}

/** One line to write a comment in; Enter posts it. What cannot be posted stays in it, with the reason. */
export function CommentBox({ designId, title, count, className }: CommentBoxProps) {
  const t = useWords(engagementWords, 'comments');
  const client = useQueryClient();
  const signInFirst = useSignInFirst('comment');
  const { viewer } = useViewer();
  const { text, problem, isSending } = useCommentDraft(designId);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || signInFirst.isNeeded() || viewer === null) return;
    input.current?.focus();
    if (text.trim() === '') {
      changeDraft(designId, { problem: t('empty') });
      return;
    }
    const sender = await import('./send-comment.ts').catch(() => null);
    if (sender === null) {
      toast.bad(wordsOf(uiWords)('offline'));
      return;
    }
    await sender.sendComment({
      client,
      designId,
      viewer,
      count,
      words: { you: t('you'), posted: t('posted'), failed: t('failed') },
      isSignInNeeded: signInFirst.isNeededAfter,
    });
  };

  return (
    <form className={classNames('comment-box', className)} onSubmit={(event) => void onSubmit(event)}>
      <div className="comment-line">
        <input
          ref={input}
          dir="auto"
          type="text"
          aria-label={t('boxLabel', { title })}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          onChange={(event) => changeDraft(designId, { text: event.target.value, problem: null })}
          {...(problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
        />
        <button type="submit" aria-disabled={isSending}>
          {t('post')}
        </button>
      </div>
      <FieldError id={id} message={problem ?? undefined} />
    </form>
  );
}
