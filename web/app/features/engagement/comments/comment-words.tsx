import { Link } from 'react-router';
import type { Comment } from '#contracts/engagement/comments.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { partsOf } from '../mentions/mention-words.ts';

/** The text of a comment; mentions link to profiles. */
export function CommentWords({
  comment: { content, mentions },
}: {
  comment: Pick<Comment, 'content' | 'mentions'>;
}) {
  return (
    <p className="wrap-anywhere whitespace-pre-line" lang={writtenIn(content)} dir="auto">
      {partsOf(content, mentions).map(({ at, words, personId }) =>
        personId === null ? (
          words
        ) : (
          <Link key={at} to={`/publicProfile/${personId}`} prefetch="none" className="mention">
            {words}
          </Link>
        ),
      )}
    </p>
  );
}
