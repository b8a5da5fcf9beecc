import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AskFirst } from '#web/ui/floats/ask-first.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Pencil } from '#web/ui/icons.tsx';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import { end, refreshBrief, showBrief } from './briefs.api.ts';

/** Changes a brief while nobody has answered, or ends it. */
export function OwnerActs({ brief }: { brief: Brief }) {
  const t = useWords(briefsWords, 'acts');
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const ending = useMutation({
    mutationFn: () => end(brief.id),
    onSuccess: ({ brief: ended, message }) => {
      showBrief(client, ended);
      toast.good(message);
    },
    onError: (error) => {
      refreshBrief(client, brief.id);
      toast.bad(t('failed'), sentenceOf(error));
    },
    onSettled: () => setAsked(false),
  });
  return (
    <div className="grid gap-2.5 empty:hidden">
      {brief.can.edit ? (
        <ButtonLink kind="secondary" to={`/briefs/${brief.id}/edit`} className="w-full">
          <Pencil />
          {t('edit')}
        </ButtonLink>
      ) : null}
      {brief.can.end ? (
        <Button kind="text" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {t('end')}
        </Button>
      ) : null}
      <AskFirst
        open={isAsked}
        title={t('endTitle')}
        line={t('endLine', { count: brief.bidsCount ?? 0 })}
        words={{ keep: t('keep'), confirm: t('end'), busy: t('ending') }}
        isBusy={ending.isPending}
        onConfirm={() => ending.mutate()}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
