import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { toast } from '#web/ui/floats/toast.ts';
import draftsWords from '#web/words/en/features/designs/drafts/drafts.json';
import { draftsQuery, duplicate } from './drafts.api.ts';

interface DuplicateButtonProps {
  design: { id: number; title: string };
  className: string;
  /** Shown before the label. */
  icon?: ReactNode;
}

/** Creates a draft with the words and pictures of one of the viewer's designs, and opens it. */
export function DuplicateButton({ design: { id, title }, className, icon }: DuplicateButtonProps) {
  const t = useWords(draftsWords, 'duplicate');
  const client = useQueryClient();
  const navigate = useNavigate();
  const oneAtATime = useOneAtATime();
  /** Retries after a lost response create only one draft. */
  const idempotencyKey = useRef<string>(undefined);
  const copying = useMutation({
    mutationFn: () => {
      idempotencyKey.current ??= newIdempotencyKey();
      return duplicate(id, idempotencyKey.current);
    },
    onSuccess: async (draftId) => {
      idempotencyKey.current = undefined;
      void client.invalidateQueries({ queryKey: draftsQuery.key });
      await navigate(`/upload-product?draft=${draftId}`);
    },
    onError: (error) => toast.bad(t('failed'), sentenceOf(error)),
  });
  return (
    <button
      type="button"
      className={className}
      aria-label={copying.isPending ? t('working') : t('of', { title })}
      aria-disabled={copying.isPending}
      onClick={() => void oneAtATime(() => copying.mutateAsync().catch(() => undefined))}
    >
      <span className="said">
        {icon}
        {copying.isPending ? t('working') : t('label')}
      </span>
    </button>
  );
}
