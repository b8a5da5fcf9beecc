import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readableLength, reviewLimits, reviewSentences } from '#contracts/reviews/review.rules.ts';
import type { Review } from '#contracts/reviews/reviews.contract.ts';
import { useChosenPhotos } from '#web/features/designs/pictures/use-chosen-photos.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { useSignInFirst } from '#web/shell/use-sign-in-first.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { useFaultLead } from '#web/ui/forms/use-fault-lead.ts';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import { refreshReviews, sendReview } from '../reviews.api.ts';

const empty = { rating: 0, comment: '' };
const reviewDraft = makeDraft({ kind: 'review', parse: fieldsLike<typeof empty>(empty) });

interface Problems {
  rating?: Message;
  comment?: Message;
  images?: string;
}

/** The form to write or edit a review; what was typed is saved as a draft until sent. */
export function useWriteReview(designId: string, own: Review | null) {
  const t = useWords(reviewsWords, 'form');
  const client = useQueryClient();
  const viewerId = useViewer().viewer?.id ?? null;
  const navigate = useNavigate();
  const signInFirst = useSignInFirst('review');
  const draft = reviewDraft(viewerId, designId);
  const { words, change } = useDraft(draft, own ? { rating: own.rating, comment: own.comment } : empty);
  const { rating, comment } = words;
  const [kept, setKept] = useState(own?.pictures ?? []);
  const { photos, add, drop } = useChosenPhotos(reviewLimits, { title: reviewSentences.tooManyPictures });
  const [problems, setProblems] = useState<Problems>({});
  const [done, setDone] = useState<number | null>(null);
  const { form, lead } = useFaultLead();

  const forget = (field: keyof Problems) => setProblems(({ [field]: _, ...others }) => others);

  async function send(): Promise<void> {
    setDone(0);
    const forgetSent = draft.forgetLater();
    let sent: Awaited<ReturnType<typeof sendReview>>;
    try {
      const files = photos.map(({ file }) => file);
      const keepImages = kept.map(({ mediaId }) => mediaId);
      sent = await sendReview({ designId, rating, comment: comment.trim(), keepImages, files }, setDone);
    } catch (error) {
      setDone(null);
      if (await signInFirst.isNeededAfter(error)) return;
      toast.bad(t('failed'), sentenceOf(error, t('somethingWrong')));
      if (error instanceof ApiError && error.errors) {
        setProblems(error.errors);
        lead();
      }
      return;
    }
    forgetSent();
    toast.good(t('done'), t('doneLine'));
    await refreshReviews(client, designId);
    navigate(`/product/${designId}/reviews?from=${sent.isVerifiedPurchase ? 'buyers' : 'others'}`);
  }

  return {
    /** The ref of the form element. */
    form,
    rating,
    setRating(next: number) {
      change({ rating: next });
      forget('rating');
    },
    comment,
    setComment(next: string) {
      change({ comment: next });
      forget('comment');
    },
    kept,
    photos,
    addPhotos(chosen: readonly File[]) {
      add(chosen, kept.length);
      forget('images');
    },
    dropKept: (mediaId: number) => setKept((now) => now.filter((one) => one.mediaId !== mediaId)),
    dropPhoto: drop,
    problems,
    /** The share sent so far, 0 to 1; null if nothing is being sent. */
    done,
    submit() {
      if (done !== null) return;
      const found: Problems = {};
      if (rating < 1) found.rating = reviewSentences.noRating;
      if (readableLength(comment) < reviewLimits.shortestComment)
        found.comment = reviewSentences.shortComment;
      else if (comment.trim().length > reviewLimits.longestComment)
        found.comment = reviewSentences.longComment;
      setProblems(found);
      if (Object.keys(found).length === 0) void send();
      else lead();
    },
  };
}

export type WriteReview = ReturnType<typeof useWriteReview>;
