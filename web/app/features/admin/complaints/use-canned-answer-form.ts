import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import type { CannedAnswer } from '#contracts/admin/complaints/canned-answers.contract.ts';
import { ApiError, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import deskWords from '#web/words/en/features/admin/complaints/desk.json';
import { type CannedAnswerForm, cannedAnswerForm, noCannedAnswer } from './canned-answer.form.ts';
import { useSaveCannedAnswer } from './canned-answers.api.ts';

const cannedAnswerDraft = makeDraft({
  kind: 'canned-answer',
  parse: fieldsLike<CannedAnswerForm>(noCannedAnswer),
});

interface Editing {
  /** The saved answer when the form was opened; null for a new one. */
  opened: CannedAnswer | null;
  /** The saved answer now; undefined if it was deleted. */
  current: CannedAnswer | undefined;
  onSaved: () => void;
}

/**
 * The form of a new or existing canned answer. If another admin has saved it in the meantime, the save is refused;
 * the form then shows their version beside the typed one, and the admin decides.
 */
export function useCannedAnswerForm({ opened, current, onSaved }: Editing) {
  const t = useWords(deskWords, 'kept');
  const { viewer } = useViewer();
  const saving = useSaveCannedAnswer();
  const oneAtATime = useOneAtATime();
  const [wasTold, setTold] = useState(false);
  const form = useCheckedForm<CannedAnswerForm>({
    resolver: standardSchemaResolver(cannedAnswerForm),
    defaultValues: opened ? formOfAnswer(opened) : noCannedAnswer,
  });
  const draft = cannedAnswerDraft(viewer?.id ?? null, opened?.id ?? 'new');
  useKeptForm(form, draft);

  const save = form.handleSubmit(async ({ seenTitle, seenContent, ...words }) => {
    const forget = draft.forgetLater();
    try {
      const typedOn = opened && { ...opened, title: seenTitle, content: seenContent };
      const { message } = await saving.mutateAsync({ words, seen: wasTold ? (current ?? null) : typedOn });
      forget();
      toast.good(message);
      onSaved();
    } catch (error) {
      refuseFields(form, refusedFields(error));
      toast.bad(t('refused'), sentenceOf(error));
      if (opened !== null && error instanceof ApiError && error.code === 'CONFLICT') setTold(true);
    }
  });

  return {
    form,
    isSaving: saving.isPending,
    save: () => void oneAtATime(save),
    discard: draft.forget,
    /** After a conflict, the other admin's version, or null if they deleted it. */
    theirs: wasTold ? (current ?? null) : undefined,
  };
}

function formOfAnswer({ title, content }: CannedAnswer): CannedAnswerForm {
  return { title, content, seenTitle: title, seenContent: content };
}
