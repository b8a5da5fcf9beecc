import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { pictureCountSentences } from '#contracts/designs/design.rules.ts';
import { refusedFields } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { type Keeping, useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import { firstWrongOption, refuseOptions } from '../options/building/refuse-options.ts';
import { pictureInputId } from '../pictures/picture-drop.tsx';
import { isUnderWay, type StagedFile } from '../pictures/staged-files.ts';
import { type StagedFiles, useStagedFiles } from '../pictures/use-staged-files.ts';
import type { UploadForm } from '../publishing/upload-design.form.ts';
import { type DesignWords, type UploadWords, uploadForm } from '../publishing/upload-design.form.ts';

export interface DesignEditor {
  form: UploadForm;
  staged: StagedFiles;
  /** The errors of the pictures as a group and of the video. */
  fileErrors: { images?: Message; video?: Message };
  forgetFileErrors(): void;
  /** Waiting for files that are still uploading. */
  isWaiting: boolean;
  submit(): void;
  /** Shows the server's refusals beside their fields. */
  showRefusal(error: unknown): void;
}

interface Plan {
  defaults: Partial<UploadWords>;
  /** Files that the design already has. */
  kept?: readonly StagedFile[];
  draft: Keeping<UploadWords>;
  /** Called when the form is valid and every file is uploaded. */
  onReady(words: DesignWords): void;
  /** Called when words were typed, or a file was chosen, moved or removed. */
  onChanged(): void;
}

/** The words and files of a new or existing design, until all of them can be sent. */
export function useDesignEditor({ defaults, kept, draft, onReady, onChanged }: Plan): DesignEditor {
  const t = useWords(uploadDesignWords);
  const staged = useStagedFiles(t('pictures.failed'), kept);
  const form = useCheckedForm<UploadWords, unknown, DesignWords>(
    { resolver: standardSchemaResolver(uploadForm), defaultValues: defaults },
    () => (staged.pictures.length === 0 ? document.getElementById(pictureInputId) : firstWrongOption()),
  );
  const [ready, setReady] = useState<DesignWords | null>(null);
  const [fileErrors, setFileErrors] = useState<DesignEditor['fileErrors']>({});

  useKeptForm(form, {
    read: draft.read,
    keep(words) {
      draft.keep(words);
      onChanged();
    },
  });

  const send = useEffectEvent((words: DesignWords) => {
    setReady(null);
    const failed = staged.files.filter(({ state }) => state === 'failed');
    if (failed.length === 0) return onReady(words);
    const count = failed.length;
    const canRetry = failed.some((one) => one.canRetry);
    setFileErrors({ images: t(canRetry ? 'pictures.notSent' : 'pictures.damaged', { count }) });
  });
  const underWay = isUnderWay(staged.files);
  useEffect(() => {
    if (ready !== null && !underWay) send(ready);
  }, [ready, underWay]);

  /** Shows all errors at once, those of the words and of the pictures. */
  const submit = () => {
    const hasPicture = staged.pictures.length > 0;
    setFileErrors(hasPicture ? {} : { images: pictureCountSentences.none });
    void form.handleSubmit((words) => {
      if (hasPicture) setReady(words);
    })();
    if (!hasPicture) toast.bad(pictureCountSentences.none);
  };

  return {
    form,
    staged,
    fileErrors,
    forgetFileErrors: () => {
      setFileErrors({});
      onChanged();
    },
    isWaiting: ready !== null,
    submit,
    showRefusal(error) {
      const { images, pictures = images, video, ...words } = refusedFields(error);
      refuseFields(form, words);
      refuseOptions(form, words);
      setFileErrors({ ...(pictures ? { images: pictures } : {}), ...(video ? { video } : {}) });
      if (pictures || video) staged.lose(t('pictures.again'));
    },
  };
}
