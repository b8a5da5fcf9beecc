import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { CommentBox } from '../comments/comment-box.tsx';
import { CommentsButton, useCommentsDialog } from '../comments/comments-opener.tsx';
import { ShareButton } from '../shares/share-button.tsx';
import type { SharedDesign } from '../shares/share-design.ts';
import { MarkButton } from './mark-button.tsx';
import type { ServerMark } from './mark-overlay.ts';
import { type ServerCount, useDesignCount } from './use-design-count.ts';

interface DesignActionsProps {
  design: SharedDesign & {
    like: ServerMark;
    save: ServerMark;
    comments: ServerCount;
    shares: ServerCount;
  };
}

/** The actions on a design: like, comment, share, save. */
export function DesignActions({ design }: DesignActionsProps) {
  const { id, title, like, save, comments, shares } = design;
  const t = useWords(engagementWords, 'comments');
  const { status } = useViewer();
  const count = useDesignCount('comments', id, comments);
  const { opener, dialog } = useCommentsDialog({ designId: id, title }, count);
  return (
    <div className="grid">
      <div className="-mx-3 flex flex-wrap">
        <MarkButton kind="like" designId={id} fromServer={like} counted />
        <CommentsButton count={count} opener={opener} />
        <ShareButton design={design} fromServer={shares} />
        <MarkButton kind="save" designId={id} fromServer={save} className="ml-auto" />
      </div>
      {count > 0 ? (
        <button type="button" className="comments-all reach" {...opener}>
          {t('all', { count })}
          <span className="sr-only">: {title}</span>
        </button>
      ) : null}
      {status === 'signedIn' ? (
        <CommentBox designId={id} title={title} count={count} className="mt-2" />
      ) : null}
      {dialog}
    </div>
  );
}
