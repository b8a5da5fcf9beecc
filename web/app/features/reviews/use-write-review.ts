import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { readableLength, reviewLimits, reviewSentences } from '#contracts/reviews/review.rules.ts';
import type { Review } from '#contracts/reviews/reviews.contract.ts';
import { useChosenPhotos } from '#web/features/designs/pictures/use-chosen-photos.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { useSignInFirst } from '#web/shell/use-sign-in-first.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { useFaultLead } from '#web/ui/forms/use-fault-lead.ts';
import { keepReviewDraft, readReviewDraft } from './review-draft.ts';
import { refreshReviews, sendReview } from './reviews.api.ts';
import { reviewsWords } from './reviews.words.ts';

interface Problems {
  rating?: string;
  comment?: string;
  images?: string;
}

const [title = '', line = ''] = reviewSentences.tooManyPictures.split(': ');
const tooMany = { title, line };

/** A review that is being written or changed: what was typed stays until it is sent. */
export function useWriteReview(designId: string, own: Review | null) {
  const t = useWords(reviewsWords, 'form');
  const client = useQueryClient();
  const viewerId = useViewer().viewer?.id ?? null;
  const navigate = useNavigate();
  const signInFirst = useSignInFirst('review');
  const [rating, setRating] = useState(own?.rating ?? 0);
  const [comment, setComment] = useState(own?.comment ?? '');
  const [kept, setKept] = useState(own?.pictures ?? []);
  const { photos, add, drop } = useChosenPhotos(reviewLimits, tooMany);
  const [problems, setProblems] = useState<Problems>({});
  const [done, setDone] = useState<number | null>(null);
  const { form, lead } = useFaultLead();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, after hydration
  useEffect(() => {
    const draft = readReviewDraft(viewerId, designId);
    if (draft) {
      setRating(draft.rating);
      setComment(draft.comment);
    }
  }, []);

  const forget = (field: keyof Problems) => setProblems(({ [field]: _, ...others }) => others);

  async function send(): Promise<void> {
    setDone(0);
    try {
      const files = photos.map(({ file }) => file);
      const keepImages = kept.map(({ mediaId }) => mediaId);
      await sendReview({ designId, rating, comment: comment.trim(), keepImages, files }, setDone);
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
    keepReviewDraft(viewerId, designId, null);
    toast.good(t('done'), t('doneLine'));
    await refreshReviews(client, designId);
    navigate(`/product/${designId}/reviews`);
  }

  return {
    /** Of the drawn form. */
    form,
    rating,
    setRating(next: number) {
      setRating(next);
      keepReviewDraft(viewerId, designId, { rating: next, comment });
      forget('rating');
    },
    comment,
    setComment(next: string) {
      setComment(next);
      keepReviewDraft(viewerId, designId, { rating, comment: next });
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
    /** How much has been sent, 0 to 1; null while nothing is. */
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
