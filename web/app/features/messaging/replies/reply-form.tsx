import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type SavedReply,
  type SavedReplyFields,
  savedReplyFields,
} from '#contracts/messaging/replies/saved-replies.contract.ts';
import { savedReplyLimits } from '#contracts/messaging/replies/saved-replies.rules.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import repliesWords from '#web/words/en/features/messaging/replies/replies.json';
import { useSaveReply } from './saved-replies.api.ts';

const noWords: SavedReplyFields = { title: '', content: '' };
const replyDraft = makeDraft({ kind: 'saved-reply', parse: fieldsLike<SavedReplyFields>(noWords) });

interface ReplyFormProps {
  /** Null for a new one. */
  reply: SavedReply | null;
  onDone: () => void;
}

/** The form of one reply. The draft is kept until it is saved or discarded. */
export function ReplyForm({ reply, onDone }: ReplyFormProps) {
  const t = useWords(repliesWords);
  const { viewer } = useViewer();
  const saving = useSaveReply(reply?.id ?? null);
  const oneAtATime = useOneAtATime();
  const form = useCheckedForm<SavedReplyFields>({
    resolver: standardSchemaResolver(savedReplyFields),
    defaultValues: reply ? { title: reply.title, content: reply.content } : noWords,
  });
  const draft = replyDraft(viewer?.id ?? null, reply?.id ?? 'new');
  useKeptForm(form, draft);
  const save = form.handleSubmit(async (words) => {
    const forget = draft.forgetLater();
    try {
      await saving.mutateAsync(words);
      forget();
      toast.good(t('saved'));
      onDone();
    } catch (error) {
      refuseFields(form, refusedFields(error));
      toast.bad(t('saveFailed'), sentenceOf(error));
    }
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void oneAtATime(save);
      }}
    >
      <Field label={t('name')} error={errors.title?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('title')} dir="auto" maxLength={savedReplyLimits.title} />
        )}
      </Field>
      <Field
        label={t('content')}
        hint={t('contentHint', { brace: '{name}' })}
        error={errors.content?.message}
      >
        {(control) => (
          <TextArea
            {...control}
            {...form.register('content')}
            dir="auto"
            rows={6}
            maxLength={savedReplyLimits.content}
          />
        )}
      </Field>
      <div className="dialog-acts">
        <Button
          kind="ghost"
          onClick={() => {
            draft.forget();
            onDone();
          }}
        >
          {t('back')}
        </Button>
        <Button kind="primary" type="submit" busy={saving.isPending && t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
