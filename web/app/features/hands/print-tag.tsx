import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import handsWords from '#web/words/en/features/hands/hands.json';
import { saveTag } from './hands.api.ts';

/** Saves the job tag of a piece as a PDF. */
export function PrintTag({
  orderId,
  pieceId,
  piece,
}: {
  orderId: number;
  pieceId: number | null;
  piece: string;
}) {
  const t = useWords(handsWords, 'acts');
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveTag(orderId, pieceId),
    onError: (error) => toast.bad(t('tagFailed'), sentenceOf(error)),
  });
  return (
    <Button
      kind="ghost"
      small
      busy={isPending && t('printing')}
      aria-label={`${t('tag')}: ${piece}`}
      onClick={() => mutate()}
    >
      {t('tag')}
    </Button>
  );
}
