import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import notificationsWords from '#web/words/en/features/notifications/notifications.json';
import { markAllRead } from './notifications.api.ts';

/** Shown while there are unread notifications. */
export function MarkAllRead({ count }: { count: number }) {
  const t = useWords(notificationsWords);
  const client = useQueryClient();
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="link meta inline-flex min-h-11 items-center"
      onClick={() => {
        markAllRead(client).catch((error: unknown) => toast.bad(t('markFailed'), sentenceOf(error)));
      }}
    >
      {t('markAll')}
    </button>
  );
}
