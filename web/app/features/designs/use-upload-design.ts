import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { pictureCountSentences } from '#contracts/designs/designs.contract.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { newAttemptKey } from '#web/platform/api/new-attempt-key.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';
import { toast } from '#web/ui/toast.ts';
import { isUnderWay } from './staged-files.ts';
import { publish } from './upload-design.api.ts';
import {
  type DesignWords,
  emptyWords,
  type UploadWords,
  uploadFieldOf,
  uploadForm,
} from './upload-design.form.ts';
import { keepUploadDraft, readUploadDraft } from './upload-draft.ts';
import type { UploadForm } from './upload-fields.tsx';
import { useLostFiles } from './use-lost-files.ts';
import { type StagedFiles, useStagedFiles } from './use-staged-files.ts';

export interface UploadDesign {
  form: UploadForm;
  staged: StagedFiles;
  /** What is wrong with the pictures as a whole, and with the video. */
  fileErrors: { images?: string; video?: string };
  forgetFileErrors(): void;
  /** Files that were chosen before the page was left or loaded anew. */
  lostFiles: number;
  /** Waits for files that are still on their way. */
  isBusy: boolean;
  submit(): void;
  /** The design that has been taken in and waits for its pictures. */
  designId: number | null;
  startOver(): void;
}

/** The upload of one design: its words with their draft, its files, and the sending of both. */
export function useUploadDesign(viewerId: number, title: string | null): UploadDesign {
  const t = useTranslations('uploadDesign');
  const staged = useStagedFiles(t('pictures.failed'));
  const form = useForm<UploadWords, unknown, DesignWords>({
    resolver: standardSchemaResolver(uploadForm),
    defaultValues: emptyWords,
  });
  const [ready, setReady] = useState<DesignWords | null>(null);
  const [fileErrors, setFileErrors] = useState<UploadDesign['fileErrors']>({});
  const attempt = useRef<string>(undefined);
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: publish,
    // The first design makes its uploader a designer, which the menus and the dashboard show.
    onSuccess: () => void client.invalidateQueries({ queryKey: viewerQuery.key }),
    onError: refuse,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, after hydration
  useEffect(() => {
    const draft = { ...readUploadDraft(viewerId), ...(title ? { title } : {}) };
    form.reset({ ...emptyWords, ...form.getValues(), ...draft }, { keepDefaultValues: true });
    const typed = form.watch(() => {
      attempt.current = undefined;
      keepUploadDraft(viewerId, form.getValues());
    });
    return () => typed.unsubscribe();
  }, []);

  const send = useEffectEvent((words: DesignWords) => {
    setReady(null);
    const failed = staged.files.filter(({ state }) => state === 'failed');
    if (failed.length > 0) {
      const count = failed.length;
      const canRetry = failed.some((one) => one.canRetry);
      return setFileErrors({ images: t(canRetry ? 'pictures.notSent' : 'pictures.damaged', { count }) });
    }
    attempt.current ??= newAttemptKey();
    sending.mutate({
      words,
      pictures: staged.pictures.flatMap(({ mediaId }) => mediaId ?? []),
      video: staged.video?.mediaId ?? null,
      attempt: attempt.current,
    });
  });

  const lostFiles = useLostFiles(viewerId, staged.files.length);
  const underWay = isUnderWay(staged.files);
  useEffect(() => {
    if (ready !== null && !underWay) send(ready);
  }, [ready, underWay]);

  function refuse(error: unknown): void {
    toast.bad(t('failed'), sentenceOf(error, t('somethingWrong')));
    const { images, video, ...words } = error instanceof ApiError ? (error.errors ?? {}) : {};
    for (const [name, message] of Object.entries(words)) {
      const field = uploadFieldOf(name);
      if (field !== null) form.setError(field, { message }, { shouldFocus: true });
    }
    setFileErrors({ ...(images ? { images } : {}), ...(video ? { video } : {}) });
    if (images || video) staged.lose(t('pictures.again'));
  }

  /** Everything that is missing is said at once: the words and the pictures. */
  const submit = () => {
    const hasPicture = staged.pictures.length > 0;
    setFileErrors(hasPicture ? {} : { images: pictureCountSentences.none });
    void form.handleSubmit((words) => {
      if (hasPicture) setReady(words);
    })();
    if (!hasPicture) toast.bad(...splitSentence(pictureCountSentences.none));
  };

  return {
    form,
    staged,
    fileErrors,
    lostFiles,
    forgetFileErrors: () => {
      attempt.current = undefined;
      setFileErrors({});
    },
    isBusy: ready !== null || sending.isPending,
    submit,
    designId: sending.data ?? null,
    startOver() {
      attempt.current = undefined;
      staged.clear();
      sending.reset();
    },
  };
}

/** "Images required: Please upload …" is a toast's title and its line. */
function splitSentence(sentence: string): [string, string] {
  const [title = '', ...line] = sentence.split(': ');
  return [title, line.join(': ')];
}
