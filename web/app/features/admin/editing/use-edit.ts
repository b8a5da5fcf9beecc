import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { actReasonLimits, actSentences } from '#contracts/admin/audit/acts.rules.ts';
import { ApiError, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';

/** A thing that an admin can correct: a person or a design. */
export interface Editable {
  id: number;
  words: object;
}
type NameOf<Thing extends Editable> = keyof Thing['words'] & string;

/** A field whose saved value differs from the typed one. */
export interface Difference<Name extends string> {
  name: Name;
  saved: string;
  yours: string;
}

export interface EditKind<Thing extends Editable, Typed extends FieldValues, Sent> {
  /** The kind of the draft kept in the tab. */
  kind: string;
  resolver: Resolver<Typed, unknown, Sent>;
  valuesOf(thing: Thing): DefaultValues<Typed>;
  readWords(kept: unknown): Partial<Typed> | null;
  /** A text that changes whenever the thing is saved. */
  markOf(thing: Thing): string;
  /** Saves; `seen` is the version that this overwrites. */
  save(seen: Thing, words: Sent, reason: string): Promise<unknown>;
  /** Turns a value into text, to compare and show it. */
  textOf?(word: unknown): string;
  /** Whether sending this value leaves the saved one unchanged. */
  leavesAsItIs?(name: NameOf<Thing>, typed: string): boolean;
  pageOf(id: number): string;
  /** Fields that the form library does not know. */
  unregistered?: {
    firstWrong(): HTMLElement | null;
    /** Shows the server's errors. */
    refuse(form: UseFormReturn<Typed, unknown, Sent>, refused: Readonly<Record<string, string>>): void;
  };
}

export interface EditPlan<Thing> {
  viewerId: number;
  /** The thing when the form was opened. */
  opened: Thing;
  /** The saved version; null if it cannot be loaded. */
  readSaved(): Promise<Thing | null>;
  /** Opens the form again with the saved version. */
  onOpenAnew(saved: Thing): void;
}

export interface Edit<Name extends string> {
  reason: string;
  setReason(reason: string): void;
  reasonField: RefObject<HTMLTextAreaElement | null>;
  /** The error of the reason. */
  problem: Message | undefined;
  isBusy: boolean;
  hasChanges: boolean;
  /** The differences from another person's save in the meantime; null if there was none. */
  differences: readonly Difference<Name>[] | null;
  submit(): void;
  saveOver(): void;
  /** Discards what was typed and opens the version that another person saved. */
  loadSaved(): void;
}

interface Sentences {
  saved: string;
  failed: string;
  /** The fallback if a refusal has no message. */
  otherwise?: string;
}

interface Late<Thing, Sent, Name extends string> {
  saved: Thing;
  words: Sent;
  differences: readonly Difference<Name>[];
}

/**
 * Edits another person's data, with a reason. The draft stays in this tab until it is saved. It overwrites another
 * person's newer save only when the admin chooses so.
 */
export function useEdit<Thing extends Editable, Typed extends FieldValues, Sent>(
  kind: EditKind<Thing, Typed, Sent>,
  { viewerId, opened, readSaved, onOpenAnew }: EditPlan<Thing>,
  sentences: Sentences,
): { form: UseFormReturn<Typed, unknown, Sent>; edit: Edit<NameOf<Thing>> } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const oneAtATime = useOneAtATime();
  const draft = editDraft(kind)(viewerId, opened.id);
  const mark = kind.markOf(opened);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<Message>();
  const [late, setLate] = useState<Late<Thing, Sent, NameOf<Thing>> | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const form = useCheckedForm<Typed, unknown, Sent>(
    { resolver: kind.resolver, defaultValues: kind.valuesOf(opened) },
    () => kind.unregistered?.firstWrong() ?? (problem === undefined ? null : reasonField.current),
  );
  const keep = (words: Partial<Typed>, why: string) => {
    draft.keep({ mark, words, reason: why });
    setLate(null);
  };
  useKeptForm(form, {
    read() {
      const kept = draft.read();
      // Restored over a newer version, the draft would undo later edits.
      if (kept?.mark !== mark) return null;
      setReason(kept.reason);
      return kept.words;
    },
    keep: (words) => keep(words, reason),
  });

  const saving = useMutation({
    mutationFn: ({ words, seen }: { words: Sent; seen: Thing }) => kind.save(seen, words, reason),
    onSuccess() {
      draft.forget();
      setIsSaved(true);
    },
    onError: (error, { words }) => refuse(error, words),
  });

  async function refuse(error: unknown, words: Sent): Promise<void> {
    if (error instanceof ApiError && error.code === 'CONFLICT') {
      const saved = await readSaved();
      if (saved !== null) setLate({ saved, words, differences: compare(kind, saved, form.getValues()) });
      return;
    }
    toast.bad(sentences.failed, sentenceOf(error, sentences.otherwise));
    const { reason: why, ...fields } = refusedFields(error);
    setProblem(why);
    refuseFields(form, fields);
    kind.unregistered?.refuse(form, fields);
  }

  /** `onError` shows the error. */
  const send = (words: Sent, seen: Thing) =>
    oneAtATime(() => saving.mutateAsync({ words, seen }).catch(() => undefined));

  // The warning about unsaved changes is off only after this render, so the navigation waits for it.
  const page = kind.pageOf(opened.id);
  useEffect(() => {
    if (!isSaved) return;
    toast.good(sentences.saved);
    void navigate(page);
    void client.invalidateQueries();
  }, [isSaved, sentences.saved, navigate, client, page]);

  const edit: Edit<NameOf<Thing>> = {
    reason,
    setReason(words) {
      setReason(words);
      setProblem(undefined);
      keep(form.getValues(), words);
    },
    reasonField,
    problem,
    isBusy: saving.isPending || isSaved,
    hasChanges: !isSaved && (form.formState.isDirty || reason !== ''),
    differences: late?.differences ?? null,
    submit() {
      const isMissing = reason.trim().length < actReasonLimits.shortest;
      setProblem(isMissing ? actSentences.reasonMissing : undefined);
      void form.handleSubmit((words) => {
        if (!isMissing) void send(words, opened);
      })();
    },
    saveOver() {
      if (late !== null) void send(late.words, late.saved);
    },
    loadSaved() {
      form.reset(kind.valuesOf(opened));
      draft.forget();
      if (late !== null) onOpenAnew(late.saved);
    },
  };
  return { form, edit };
}

interface Kept<Typed> {
  mark: string;
  words: Partial<Typed> | null;
  reason: string;
}

const editDraft = <Thing extends Editable, Typed extends FieldValues, Sent>({
  kind,
  readWords,
}: EditKind<Thing, Typed, Sent>) =>
  makeDraft<Kept<Typed>>({
    kind,
    parse(kept) {
      const { mark, words, reason } = Object(kept);
      return { mark: String(mark), words: readWords(words), reason: String(reason ?? '') };
    },
  });

function compare<Thing extends Editable, Typed extends FieldValues, Sent>(
  { leavesAsItIs, textOf = String }: EditKind<Thing, Typed, Sent>,
  { words }: Thing,
  typed: Partial<Typed>,
): Difference<NameOf<Thing>>[] {
  const saved = Object.entries(words) as [NameOf<Thing>, unknown][];
  return saved.flatMap(([name, word]) => {
    const [said, yours] = [textOf(word), textOf(typed[name] ?? '').trim()];
    const isSame = yours === said || leavesAsItIs?.(name, yours) === true;
    return isSame ? [] : [{ name, saved: said, yours }];
  });
}
