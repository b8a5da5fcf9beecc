import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, lazy, type RefObject, Suspense, useId, useRef } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { useSignInFirst } from '#web/shell/use-sign-in-first.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { X } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { useMentionTyping } from '../mentions/use-mention-typing.ts';
import { changeDraft, useCommentDraft } from './comment-drafts.ts';

const MentionPanel = lazy(async () => ({
  default: (await fetched(() => import('../mentions/mention-panel.tsx'))).MentionPanel,
}));

interface CommentBoxProps {
  designId: number;
  /** The design's title, so that screen readers can tell the boxes apart. */
  title: string;
  /** The number of comments currently shown. */
  count: number;
  /** A ref to the field, for focusing it. */
  field?: RefObject<HTMLInputElement | null>;
  className?: string;
}

/**
 * A one-line field for a comment or reply; Enter posts it, an @ suggests people. Text that cannot be posted stays in
 * it, with the error.
 */
export function CommentBox({ designId, title, count, field, className }: CommentBoxProps) {
  const t = useWords(engagementWords, 'comments');
  const client = useQueryClient();
  const signInFirst = useSignInFirst('comment');
  const { viewer } = useViewer();
  const { text, problem, isSending, replyTo } = useCommentDraft(designId);
  const ownField = useRef<HTMLInputElement>(null);
  const input = field ?? ownField;
  const id = useId();
  const mention = useMentionTyping(designId, input, viewer !== null);

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
      words: { you: t('you'), posted: t('posted'), replied: t('replied'), failed: t('failed') },
      isSignInNeeded: signInFirst.isNeededAfter,
    });
  };

  return (
    <form className={classNames('comment-box', className)} onSubmit={(event) => void onSubmit(event)}>
      {replyTo === null ? null : (
        <p className="comment-answering">
          <span className="min-w-0 truncate">{t('answering', { name: replyTo.name })}</span>
          <IconButton
            label={t('stopAnswering', { name: replyTo.name })}
            onClick={() => {
              changeDraft(designId, { replyTo: null });
              input.current?.focus();
            }}
          >
            <X className="size-4" />
          </IconButton>
        </p>
      )}
      {mention.typed === null ? null : (
        <Suspense fallback={<div id={`${id}-people`} hidden />}>
          <MentionPanel
            id={`${id}-people`}
            designId={designId}
            words={mention.typed.words}
            keys={mention.keys}
            onActive={mention.setActive}
            onChoose={mention.choose}
          />
        </Suspense>
      )}
      <div className="comment-line">
        <input
          ref={input}
          dir="auto"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={mention.active !== null}
          aria-controls={`${id}-people`}
          {...(mention.active === null ? {} : { 'aria-activedescendant': mention.active })}
          aria-label={t('boxLabel', { title })}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          onChange={mention.onChange}
          onSelect={mention.onSelect}
          onKeyDown={mention.onKeyDown}
          onBlur={mention.close}
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
