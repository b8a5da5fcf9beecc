import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { postStory, storyStatus } from '#contracts/stories/stories.contract.ts';
import { storyLimits, storySentences } from '#contracts/stories/story.rules.ts';
import { refusalOf } from '#web/features/designs/pictures/check-file.ts';
import { makePreview } from '#web/features/designs/pictures/make-preview.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { imageForm, upload } from '#web/platform/api/upload.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { useSignInFirst } from '#web/shell/use-sign-in-first.ts';
import { toast } from '#web/ui/floats/toast.ts';
import storiesWords from '#web/words/en/features/stories/stories.json';

interface Photo {
  file: File;
  /** A blob URL for the preview; null until it is made. */
  preview: string | null;
}

interface CreateStory {
  photo: Photo | null;
  choose(file: File): void;
  photoProblem: Message | null;
  caption: string;
  setCaption(caption: string): void;
  /** By how many characters the caption is too long. */
  tooLong: number;
  phase: 'sending' | 'preparing' | null;
  /** The share sent so far, 0 to 1. */
  done: number;
  /** Why the story could not be sent. */
  problem: Message | null;
  submit(): void;
}

/** The form of a new story; what was chosen and typed is kept until the story is published. */
export function useCreateStory(onDone: () => void): CreateStory {
  const t = useWords(storiesWords, 'form');
  const client = useQueryClient();
  const signInFirst = useSignInFirst('story');
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [photoProblem, setPhotoProblem] = useState<Message | null>(null);
  const [caption, setCaption] = useState('');
  const [phase, setPhase] = useState<CreateStory['phase']>(null);
  const [done, setDone] = useState(0);
  const [problem, setProblem] = useState<Message | null>(null);
  const idempotencyKey = useRef<string>(undefined);
  const tooLong = Math.max(0, caption.trim().length - storyLimits.captionLetters);

  const preview = photo?.preview ?? null;
  useEffect(() => {
    if (preview !== null) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const forgetProblems = () => {
    idempotencyKey.current = undefined;
    setProblem(null);
    setPhotoProblem(null);
  };
  const choose = async (file: File) => {
    forgetProblems();
    const refusal = refusalOf('picture', file);
    if (refusal !== null) return setPhotoProblem(refusal);
    setPhoto({ file, preview: null });
    const address = await makePreview(file);
    setPhoto((now) => (now?.file === file ? { file, preview: address } : now));
  };

  const send = async ({ file }: Photo) => {
    setPhase('sending');
    setDone(0);
    setProblem(null);
    setPhotoProblem(null);
    idempotencyKey.current ??= newIdempotencyKey();
    try {
      const body = imageForm(file);
      body.append('caption', caption.trim());
      const { data } = await upload<typeof postStory>('POST /api/stories', body, {
        idempotencyKey: idempotencyKey.current,
        onProgress: setDone,
      });
      setPhase('preparing');
      const failure = await untilPrepared(data.id);
      idempotencyKey.current = undefined;
      if (failure === null) finish(true);
      else if (failure === 'slow') finish(false);
      else setPhotoProblem(failure);
    } catch (error) {
      if (await signInFirst.isNeededAfter(error)) return;
      const imageError = error instanceof ApiError ? error.errors?.image : undefined;
      if (imageError) setPhotoProblem(imageError);
      else setProblem(sentenceOf(error, t('failed')));
    } finally {
      setPhase(null);
    }
  };

  const finish = (isUp: boolean) => {
    setPhoto(null);
    setCaption('');
    if (isUp) toast.good(t('done'), t('doneLine'));
    else toast.note(t('slow'), t('slowLine'));
    void client.invalidateQueries({ queryKey: ['stories'] });
    onDone();
  };

  return {
    photo,
    choose: (file) => void choose(file),
    photoProblem,
    caption,
    setCaption(next) {
      idempotencyKey.current = undefined;
      setCaption(next);
    },
    tooLong,
    phase,
    done,
    problem,
    submit() {
      if (phase !== null || tooLong > 0) return;
      if (photo === null) setPhotoProblem(storySentences.noPicture);
      else void send(photo);
    },
  };
}

const preparingTimeout = 30_000;
const lookAfter = 600;

/**
 * Polls until the story is prepared. Returns null once it is, the failure's sentence if it failed, 'slow' on timeout.
 */
async function untilPrepared(id: number): Promise<Message | null> {
  const giveUpAt = Date.now() + preparingTimeout;
  while (Date.now() < giveUpAt) {
    await new Promise((resolve) => setTimeout(resolve, lookAfter));
    try {
      const { data } = await api.call<typeof storyStatus>('GET /api/stories/:id/status', { params: { id } });
      if (data.status === 'FAILED') return data.failure ?? '';
      if (data.status !== 'PROCESSING') return null;
    } catch {
      // The story was received; try again.
    }
  }
  return 'slow';
}
