import { useState } from 'react';
import { Link } from 'react-router';
import type { Comment } from '#contracts/engagement/comments.contract.ts';
import { ReportButton } from '#web/features/complaints/reports/report-button.tsx';
import { formatMoment, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Trash2 } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { agoOf } from '../ago.ts';
import type { CommentActs } from './comment-acts.ts';
import { CommentWords } from './comment-words.tsx';

interface CommentEntryProps {
  comment: Comment;
  acts: CommentActs;
  /** A notification leads to this comment. */
  isAsked?: boolean;
}

/** One comment; deleting it asks for confirmation. */
export function CommentEntry({ comment, acts, isAsked = false }: CommentEntryProps) {
  const t = useWords(engagementWords, 'comments');
  const { user, createdAt, can } = comment;
  const question =
    comment.replyCount === 0 ? t('deleteQuestion') : t('deleteThread', { count: comment.replyCount });
  const [isAsking, setIsAsking] = useState(false);
  return (
    <article
      className={classNames('comment', isAsked && 'is-asked')}
      aria-label={t('by', { name: user.name })}
    >
      <Avatar
        person={{ id: user.id, name: user.name, profileImage: user.profile.profileImage }}
        size="small"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 leading-[1.3]">
          <Link to={`/publicProfile/${user.id}`} prefetch="none" className="font-semibold wrap-anywhere">
            {user.name}
          </Link>
          <Moment iso={createdAt} />
        </p>
        <CommentWords comment={comment} />
        {comment.id > 0 && !isAsking ? (
          <button
            type="button"
            className="comment-reply"
            aria-label={t('replyTo', { name: user.name })}
            onClick={() => acts.onReply(comment)}
          >
            {t('reply')}
          </button>
        ) : null}
        {isAsking ? (
          <div className="mt-1.5 flex flex-wrap items-center gap-2">
            <p className="meta mr-1">{question}</p>
            <Button kind="destructive" small onClick={() => acts.onDelete(comment)}>
              {t('delete')}
            </Button>
            <Button kind="text" small autoFocus onClick={() => setIsAsking(false)}>
              {t('keep')}
            </Button>
          </div>
        ) : null}
      </div>
      {can.delete && !isAsking ? (
        <IconButton
          label={t('deleteOf', { name: user.name })}
          className="-mt-2.5 -mr-3 text-ink-3"
          onClick={() => setIsAsking(true)}
        >
          <Trash2 className="size-4" />
        </IconButton>
      ) : null}
      {can.report ? (
        <ReportButton
          kind="COMMENT"
          targetId={comment.id}
          label={t('reportOf', { name: user.name })}
          isIcon
          className="-mt-2.5 -mr-3 text-ink-3"
        />
      ) : null}
    </article>
  );
}

/** How long ago it was posted. */
export function Moment({ iso }: { iso: string }) {
  const t = useWords(engagementWords, 'comments.ago');
  const ago = agoOf(iso, Date.now());
  const words =
    ago.unit === 'date'
      ? formatShortDay(iso)
      : ago.unit === 'now'
        ? t('now')
        : t(ago.unit, { count: ago.count });
  return (
    <time dateTime={iso} title={formatMoment(iso)} className="hint num">
      {words}
    </time>
  );
}
