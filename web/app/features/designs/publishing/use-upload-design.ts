import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { type DesignEditor, useDesignEditor } from '../editing/use-design-editor.ts';
import { useLostFiles } from '../pictures/use-lost-files.ts';
import { publish } from './upload-design.api.ts';
import { emptyWords, readDraft } from './upload-design.form.ts';
import { uploadDesignWords } from './upload-design.words.ts';

/** The words of an unfinished upload, until the design is published. */
export const uploadDraft = makeDraft({ kind: 'upload', parse: readDraft });

export interface UploadDesign extends Omit<DesignEditor, 'isWaiting' | 'showRefusal'> {
  /** Files that were chosen before the page was left or loaded anew. */
  lostFiles: number;
  /** Sends, or waits for files that are still on their way. */
  isBusy: boolean;
  /** The design that has been taken in and waits for its pictures. */
  designId: number | null;
  startOver(): void;
}

/** The upload of one design: its words with their draft, its files, and the sending of both. */
export function useUploadDesign(viewerId: number, title: string | null): UploadDesign {
  const t = useWords(uploadDesignWords);
  const idempotencyKey = useRef<string>(undefined);
  const draft = uploadDraft(viewerId);
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: publish,
    // The first design makes its uploader a designer, which the menus and the dashboard show.
    onSuccess: () => void client.invalidateQueries({ queryKey: viewerQuery.key }),
    onError: (error) => {
      toast.bad(t('failed'), sentenceOf(error, t('somethingWrong')));
      editor.showRefusal(error);
    },
  });
  const editor = useDesignEditor({
    defaults: emptyWords,
    draft: { ...draft, read: () => ({ ...draft.read(), ...(title ? { title } : {}) }) },
    onReady(words) {
      idempotencyKey.current ??= newIdempotencyKey();
      const { pictures, video } = editor.staged;
      sending.mutate({
        words,
        pictures: pictures.flatMap(({ mediaId }) => mediaId ?? []),
        video: video?.mediaId ?? null,
        idempotencyKey: idempotencyKey.current,
      });
    },
    onChanged() {
      idempotencyKey.current = undefined;
    },
  });
  const { form, staged } = editor;

  return {
    form,
    staged,
    fileErrors: editor.fileErrors,
    forgetFileErrors: editor.forgetFileErrors,
    submit: editor.submit,
    lostFiles: useLostFiles(viewerId, staged.files.length),
    isBusy: editor.isWaiting || sending.isPending,
    designId: sending.data ?? null,
    startOver() {
      idempotencyKey.current = undefined;
      staged.clear();
      sending.reset();
    },
  };
}
