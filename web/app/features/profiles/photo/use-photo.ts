import { useEffect, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';
import profilesWords from '#web/words/en/features/profiles/profiles.json';
import { useUploadPhoto } from '../profiles.api.ts';
import { refusalOfPhoto } from './check-photo.ts';
import type { Crop } from './crop.ts';
import { cutPhoto } from './cut-photo.ts';

interface Chosen {
  file: File;
  /** A blob URL for the preview. */
  preview: string;
  /** The square that is kept; null if nothing was moved. */
  crop: Crop | null;
}

interface Problem {
  title: string;
  line: Message;
}

export interface PhotoState {
  chosen: Chosen | null;
  choose: (file: File) => void;
  clear: () => void;
  setCrop: (change: (before: Crop | null) => Crop) => void;
  problem: Problem | null;
  isUploading: boolean;
  /** The share sent so far, 0 to 1. */
  done: number;
  send: () => void;
}

/** Chooses and uploads a photo. After a failure the photo stays chosen for a retry. */
export function usePhoto(onDone: () => void): PhotoState {
  const t = useWords(profilesWords, 'photo');
  const uploading = useUploadPhoto();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState(0);
  const finished = useRef(onDone);
  useEffect(() => {
    finished.current = onDone;
  });

  const preview = chosen?.preview ?? null;
  useEffect(() => {
    if (preview !== null) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const send = async ({ file, crop }: Chosen) => {
    setProblem(null);
    setDone(0);
    try {
      await uploading.mutateAsync({ photo: cutPhoto(file, crop), onProgress: setDone });
      setChosen(null);
      toast.good(t('done'), t('doneLine'));
      finished.current();
    } catch (error) {
      const line = sentenceOf(error, t('failedLine'));
      setProblem({ title: t('failed'), line });
      // A picture that the server refuses cannot be retried.
      if (error instanceof ApiError && error.errors?.image !== undefined) setChosen(null);
      toast.bad(t('failed'), line);
    }
  };

  const choose = (file: File) => {
    const refusal = refusalOfPhoto(file);
    setProblem(refusal && { title: t(refusal.what), line: refusal.sentence });
    if (refusal !== null) return;
    setChosen({ file, preview: URL.createObjectURL(file), crop: null });
  };

  return {
    chosen,
    choose,
    setCrop: (change) => setChosen((now) => now && { ...now, crop: change(now.crop) }),
    clear() {
      setChosen(null);
      setProblem(null);
    },
    problem,
    isUploading: uploading.isPending,
    done,
    send() {
      if (chosen === null) setProblem({ title: t('noneChosen'), line: t('noneChosenLine') });
      else if (!uploading.isPending) void send(chosen);
    },
  };
}
