import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readableLength, reviewLimits, reviewSentences } from '#contracts/reviews/review.rules.ts';
import type { Review } from '#contracts/reviews/reviews.contract.ts';
import { ApiError, sentenceOf } from '../../platform/api/api-error.ts';
import { useWords } from '../../platform/i18n/use-words.ts';
import { useViewer } from '../../platform/viewer/use-viewer.ts';
import { useSignInFirst } from '../../shell/use-sign-in-first.ts';
import { toast } from '../../ui/toast.ts';
import { makePreview } from '../designs/make-preview.ts';
import { keepReviewDraft, readReviewDraft } from './review-draft.ts';
import { sortPhotos } from './review-photos.ts';
import { refreshReviews, sendReview } from './reviews.api.ts';

interface NewPhoto {
  key: number;
  file: File;
  /** A blob address to show it by; null until it is made. */
  preview: string | null;
}

interface Problems {
  rating?: string;
  comment?: string;
  images?: string;
}

let lastKey = 0;

/** A review that is being written or changed: what was typed stays until it is sent. */
export function useWriteReview(designId: string, own: Review | null) {
  const t = useWords('reviews.form');
  const client = useQueryClient();
  const viewerId = useViewer().viewer?.id ?? null;
  const navigate = useNavigate();
  const signInFirst = useSignInFirst('review');
  const [rating, setRating] = useState(own?.rating ?? 0);
  const [comment, setComment] = useState(own?.comment ?? '');
  const [kept, setKept] = useState(own?.pictures ?? []);
  const [photos, setPhotos] = useState<readonly NewPhoto[]>([]);
  const [problems, setProblems] = useState<Problems>({});
  const [done, setDone] = useState<number | null>(null);
  const previews = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, after hydration
  useEffect(() => {
    const draft = readReviewDraft(viewerId, designId);
    if (draft) {
      setRating(draft.rating);
      setComment(draft.comment);
    }
  }, []);

  useEffect(() => {
    const shown = previews.current;
    return () => {
      for (const address of shown) URL.revokeObjectURL(address);
      shown.clear();
    };
  }, []);

  const forget = (field: keyof Problems) => setProblems(({ [field]: _, ...others }) => others);

  async function show({ key, file }: NewPhoto): Promise<void> {
    const address = await makePreview(file);
    previews.current.add(address);
    setPhotos((now) => now.map((one) => (one.key === key ? { ...one, preview: address } : one)));
  }

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
      if (error instanceof ApiError && error.errors) setProblems(error.errors);
      return;
    }
    keepReviewDraft(viewerId, designId, null);
    toast.good(t('done'), t('doneLine'));
    await refreshReviews(client, designId);
    navigate(`/product/${designId}/reviews`);
  }

  return {
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
      const { accepted, refused } = sortPhotos(chosen, kept.length + photos.length);
      for (const { title, line } of refused) toast.bad(title, line);
      const added = accepted.map((file) => {
        lastKey += 1;
        return { key: lastKey, file, preview: null };
      });
      setPhotos((now) => [...now, ...added]);
      for (const one of added) void show(one);
      forget('images');
    },
    dropKept: (mediaId: number) => setKept((now) => now.filter((one) => one.mediaId !== mediaId)),
    dropPhoto: (key: number) => setPhotos((now) => now.filter((one) => one.key !== key)),
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
    },
  };
}

export type WriteReview = ReturnType<typeof useWriteReview>;
