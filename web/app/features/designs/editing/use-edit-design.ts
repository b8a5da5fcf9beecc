import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useSignInFirst } from '#web/shell/use-sign-in-first.ts';
import { toast } from '#web/ui/floats/toast.ts';
import editDesignWords from '#web/words/en/features/designs/editing/edit-design.json';
import { filesOf } from '../drafts/draft-content.ts';
import { type DesignWords, readDraft, type UploadWords } from '../publishing/upload-design.form.ts';
import { forgetOldDesign, saveDesign } from './own-designs.api.ts';
import { type DesignEditor, useDesignEditor } from './use-design-editor.ts';

/** A draft of one revision. Restored over a newer revision, it would undo later saves. */
interface EditDraft {
  revision: number;
  words: Partial<UploadWords> | null;
}

const editDraft = makeDraft<EditDraft>({
  kind: 'edit',
  parse(kept) {
    const { revision, words } = Object(kept);
    return { revision, words: readDraft(words) };
  },
});

export interface EditDesign extends Omit<DesignEditor, 'isWaiting' | 'showRefusal'> {
  hasChanges: boolean;
  /** A draft from an earlier visit was restored. */
  isResumed: boolean;
  isBusy: boolean;
  discard(): void;
  /** The message if another person or window has saved the design since; otherwise null. */
  conflict: string | null;
  saveOver(): void;
}

interface Plan {
  viewerId: number;
  /** The design when the form was opened. */
  design: EditableDesign;
  /** The revision that is saved now; null if it cannot be loaded. */
  readRevision(): Promise<number | null>;
}

/** Edits one design; the draft stays in this tab until it is saved or discarded. */
export function useEditDesign({ viewerId, design, readRevision }: Plan): EditDesign {
  const t = useWords(editDesignWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const signInFirst = useSignInFirst('edit');
  const draft = editDraft(viewerId, design.id);
  const oneAtATime = useOneAtATime();
  const kept = useMemo(() => filesOf(design), [design]);
  const [isResumed, setIsResumed] = useState(false);
  const [late, setLate] = useState<{ words: DesignWords; sentence: string } | null>(null);
  const [isSaved, setIsSaved] = useState(false);

  const saving = useMutation({
    mutationFn: saveDesign,
    onSuccess: () => {
      draft.forget();
      setIsSaved(true);
    },
    onError: (error, { words }) => void refuse(error, words),
  });
  const editor = useDesignEditor({
    defaults: design.words,
    kept,
    draft: {
      read() {
        const last = draft.read();
        const words = last?.revision === design.revision ? last.words : null;
        setIsResumed(words !== null);
        return words;
      },
      keep: (words) => draft.keep({ revision: design.revision, words }),
    },
    onReady: (words) => void send(words, design.revision),
    onChanged: () => setLate(null),
  });
  const { form, staged } = editor;

  /** One at a time: a second press would overwrite the revision that the first one has just created. */
  function send(words: DesignWords, revision: number): Promise<void> {
    const pictures = staged.pictures.flatMap(({ mediaId }) => mediaId ?? []);
    const change = { id: design.id, words, pictures, video: staged.video?.mediaId ?? null, revision };
    // `onError` shows the error.
    return oneAtATime(() => saving.mutateAsync(change).catch(() => undefined));
  }

  async function refuse(error: unknown, words: DesignWords): Promise<void> {
    if (await signInFirst.isNeededAfter(error)) return;
    if (error instanceof ApiError && error.code === 'CONFLICT') {
      setLate({ words, sentence: error.message });
      return;
    }
    const isOfFields = error instanceof ApiError && error.errors !== undefined;
    toast.bad(t('error'), isOfFields ? t('failed') : sentenceOf(error, t('failed')));
    editor.showRefusal(error);
  }

  // The warning about unsaved changes is off only after this render, so the navigation waits for it.
  useEffect(() => {
    if (!isSaved) return;
    toast.good(t('success'), t('updated'));
    void navigate('/userDashboard?tab=products');
    void forgetOldDesign(client, design.id);
  }, [isSaved, t, navigate, client, design.id]);

  const hasOtherFiles = staged.files.map(({ key }) => key).join() !== kept.map(({ key }) => key).join();
  return {
    form,
    staged,
    fileErrors: editor.fileErrors,
    forgetFileErrors: editor.forgetFileErrors,
    submit: editor.submit,
    hasChanges: !isSaved && (form.formState.isDirty || hasOtherFiles),
    isResumed,
    isBusy: editor.isWaiting || saving.isPending || isSaved,
    discard() {
      form.reset(design.words);
      staged.clear();
      draft.forget();
      setIsResumed(false);
      setLate(null);
    },
    conflict: late?.sentence ?? null,
    async saveOver() {
      const revision = await readRevision();
      if (late && revision !== null) await send(late.words, revision);
      else toast.bad(t('error'), t('failed'));
    },
  };
}
