import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { actReasonLimits, actSentences } from '#contracts/admin/audit/acts.rules.ts';
import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import {
  type DesignWords,
  readDraft,
  type UploadWords,
  uploadForm,
} from '#web/features/designs/publishing/upload-design.form.ts';
import type { UploadForm } from '#web/features/designs/publishing/upload-fields.tsx';
import { ApiError, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { saveProduct } from './products.api.ts';
import { productsWords } from './products.words.ts';

type Words = EditableDesign['words'];

/** A word that is saved otherwise than it was typed. */
export interface Difference {
  name: keyof Words;
  saved: string;
  yours: string;
}

export interface EditProductPlan {
  viewerId: number;
  /** As it was when the form was opened. */
  design: EditableDesign;
  /** What is saved now; null where it cannot be read. */
  readSaved(): Promise<EditableDesign | null>;
  /** Opens the form again with this. */
  onOpenAnew(saved: EditableDesign): void;
}

/** Of one revision: of another one the words would undo what somebody has saved since. */
const productDraft = makeDraft<{ revision: number; words: Partial<UploadWords> | null }>({
  kind: 'edit-product',
  parse(kept) {
    const { revision, words } = Object(kept);
    return { revision, words: readDraft(words) };
  },
});

interface EditProduct {
  form: UploadForm;
  reason: string;
  setReason(reason: string): void;
  /** What is wrong with the reason. */
  problem: string | undefined;
  isBusy: boolean;
  hasChanges: boolean;
  /** Somebody else has saved the design since. */
  late: { saved: EditableDesign; differences: readonly Difference[] } | null;
  submit(): void;
  saveOver(): void;
  discard(): void;
}

/** The changing of the words of somebody's design; what is typed stays in this tab until it is saved. */
export function useEditProduct({ viewerId, design, readSaved }: EditProductPlan): EditProduct {
  const t = useWords(productsWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const oneAtATime = useOneAtATime();
  const draft = productDraft(viewerId, design.id);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [late, setLate] = useState<(NonNullable<EditProduct['late']> & { words: DesignWords }) | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const form = useCheckedForm<UploadWords, unknown, DesignWords>({
    resolver: standardSchemaResolver(uploadForm),
    defaultValues: design.words,
  });
  useKeptForm(form, {
    read() {
      const kept = draft.read();
      return kept?.revision === design.revision ? kept.words : null;
    },
    keep(words) {
      draft.keep({ revision: design.revision, words });
      setLate(null);
    },
  });

  const saving = useMutation({
    mutationFn: ({ words, revision }: { words: DesignWords; revision: number }) =>
      saveProduct(design.id, { ...words, revision, reason }),
    onSuccess() {
      draft.forget();
      setIsSaved(true);
    },
    onError: (error, { words }) => refuse(error, words),
  });

  async function refuse(error: unknown, words: DesignWords): Promise<void> {
    if (error instanceof ApiError && error.code === 'CONFLICT') {
      const saved = await readSaved();
      if (saved !== null) setLate({ saved, words, differences: compare(saved.words, form.getValues()) });
      return;
    }
    toast.bad(t('error'), sentenceOf(error, t('failed')));
    const { reason: why, ...fields } = refusedFields(error);
    setProblem(why);
    refuseFields(form, fields);
  }

  /** Its failure is told by `onError`. */
  const send = (words: DesignWords, revision: number) =>
    oneAtATime(() => saving.mutateAsync({ words, revision }).catch(() => undefined));

  // The question about unsaved changes is off once this is drawn, and only then may the page be left.
  useEffect(() => {
    if (!isSaved) return;
    toast.good(t('updated'));
    void navigate(`/admin/products/${design.id}`);
    void client.invalidateQueries();
  }, [isSaved, t, navigate, client, design.id]);

  return {
    form,
    reason,
    setReason(words) {
      setReason(words);
      setProblem(undefined);
    },
    problem,
    isBusy: saving.isPending || isSaved,
    hasChanges: !isSaved && form.formState.isDirty,
    late,
    submit() {
      const isMissing = reason.trim().length < actReasonLimits.shortest;
      setProblem(isMissing ? actSentences.reasonMissing : undefined);
      void form.handleSubmit((words) => {
        if (!isMissing) void send(words, design.revision);
      })();
    },
    saveOver() {
      if (late !== null) void send(late.words, late.saved.revision);
    },
    discard() {
      form.reset(design.words);
      draft.forget();
    },
  };
}

function compare(saved: Words, typed: Partial<UploadWords>): Difference[] {
  const names = Object.keys(saved).filter((name): name is keyof Words => name in saved);
  return names.flatMap((name) => {
    const yours = String(typed[name] ?? '').trim();
    // Left out, the fitting stays as it is.
    const isSame = yours === saved[name] || (name === 'measuring' && yours === '');
    return isSame ? [] : [{ name, saved: saved[name], yours }];
  });
}
