import { useState } from 'react';
import type { FamilyLinkDays } from '#contracts/orders/family/family-links.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import familyWords from '#web/words/en/features/orders/family/family.json';
import { familyLinksQuery, useCreateFamilyLink, useEndFamilyLink } from './family.api.ts';
import { LinkDays } from './link-days.tsx';
import { OpenLinks } from './open-links.tsx';
import { ReadyLink } from './ready-link.tsx';

interface FamilyDialogProps {
  orderId: number;
  open: boolean;
  onClose: () => void;
}

/** Creates and ends links that show the making of an order. Load it lazily. */
export function FamilyDialog({ orderId, open, onClose }: FamilyDialogProps) {
  const t = useWords(familyWords, 'share');
  const { data, error, refetch } = usePageQuery(familyLinksQuery(orderId), null);
  const end = useEndFamilyLink(orderId);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <div className="grid gap-5">
        <p className="text-ink-2">{t('line')}</p>
        {data ? (
          <>
            <NewLink orderId={orderId} canCreate={data.can.create} />
            <OpenLinks links={data.links} isEnding={end.isPending} onEnd={(id) => end.mutateAsync(id)} />
          </>
        ) : error ? (
          <ErrorState line={sentenceOf(error, t('loadFailed'))} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <WeaveLines widths={['w-1/2', 'w-1/3']} />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}

function NewLink({ orderId, canCreate }: { orderId: number; canCreate: boolean }) {
  const t = useWords(familyWords, 'share');
  const create = useCreateFamilyLink(orderId);
  const [days, setDays] = useState<FamilyLinkDays>(30);
  const [photographs, setPhotographs] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const make = async () => {
    try {
      setToken((await create.mutateAsync({ days, photographs })).token);
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
    }
  };
  return (
    <>
      {token === null ? null : <ReadyLink path={`/family?token=${token}`} message={t('message')} />}
      {canCreate ? (
        <div className="grid justify-items-start gap-4">
          <LinkDays days={days} onChange={setDays} />
          <Checkbox
            label={t('photographs')}
            checked={photographs}
            onChange={({ target }) => setPhotographs(target.checked)}
          />
          <Button
            kind={token === null ? 'primary' : 'secondary'}
            busy={create.isPending && t('creating')}
            onClick={() => void make()}
          >
            {t('create')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
