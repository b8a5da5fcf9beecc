import { useState } from 'react';
import type { FamilyLinkDays } from '#contracts/orders/family/family-links.rules.ts';
import { LinkDays } from '#web/features/orders/family/link-days.tsx';
import { OpenLinks } from '#web/features/orders/family/open-links.tsx';
import { ReadyLink } from '#web/features/orders/family/ready-link.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import familyWords from '#web/words/en/features/orders/family/family.json';
import sharingWords from '#web/words/en/features/quotes/sharing.json';
import { quoteLinksQuery, useCreateQuoteLink, useEndQuoteLink } from './sharing.api.ts';

interface ShareDialogProps {
  quoteId: number;
  open: boolean;
  onClose: () => void;
}

/** Creates and ends links that show a quote. Load it lazily. */
export function ShareDialog({ quoteId, open, onClose }: ShareDialogProps) {
  const t = useWords(sharingWords, 'share');
  const f = useWords(familyWords, 'share');
  const { data, error, refetch } = usePageQuery(quoteLinksQuery(quoteId), null);
  const end = useEndQuoteLink(quoteId);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <div className="grid gap-5">
        <p className="text-ink-2">{t('line')}</p>
        {data ? (
          <>
            <NewLink quoteId={quoteId} canCreate={data.can.create} />
            <OpenLinks links={data.links} isEnding={end.isPending} onEnd={(id) => end.mutateAsync(id)} />
          </>
        ) : error ? (
          <ErrorState line={sentenceOf(error, f('loadFailed'))} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <WeaveLines widths={['w-1/2', 'w-1/3']} />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}

function NewLink({ quoteId, canCreate }: { quoteId: number; canCreate: boolean }) {
  const t = useWords(sharingWords, 'share');
  const f = useWords(familyWords, 'share');
  const create = useCreateQuoteLink(quoteId);
  const [days, setDays] = useState<FamilyLinkDays>(30);
  const [token, setToken] = useState<string | null>(null);
  const make = async () => {
    try {
      setToken((await create.mutateAsync(days)).token);
    } catch (error) {
      toast.bad(f('failed'), sentenceOf(error));
    }
  };
  return (
    <>
      {token === null ? null : <ReadyLink path={`/quote-link?token=${token}`} message={t('message')} />}
      {canCreate ? (
        <div className="grid justify-items-start gap-4">
          <LinkDays days={days} onChange={setDays} />
          <Button
            kind={token === null ? 'primary' : 'secondary'}
            busy={create.isPending && f('creating')}
            onClick={() => void make()}
          >
            {f('create')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
