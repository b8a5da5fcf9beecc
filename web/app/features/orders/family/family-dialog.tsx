import { useState } from 'react';
import { type FamilyLinkDays, familyLinkDays } from '#contracts/orders/family/family-links.rules.ts';
import { shareAddress } from '#web/features/engagement/shares/share-channels.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { sharedAddress } from '#web/platform/i18n/page-locale.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import familyWords from '#web/words/en/features/orders/family/family.json';
import { type FamilyLinks, familyLinksQuery, useCreateFamilyLink, useEndFamilyLink } from './family.api.ts';

interface FamilyDialogProps {
  orderId: number;
  open: boolean;
  onClose: () => void;
}

/** Creates and ends links that show the making of an order. Load it lazily. */
export function FamilyDialog({ orderId, open, onClose }: FamilyDialogProps) {
  const t = useWords(familyWords, 'share');
  const { data, error, refetch } = usePageQuery(familyLinksQuery(orderId), null);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <div className="grid gap-5">
        <p className="text-ink-2">{t('line')}</p>
        {data ? (
          <>
            <NewLink orderId={orderId} canCreate={data.can.create} />
            <OpenLinks orderId={orderId} links={data.links} />
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
      {token === null ? null : <ReadyLink token={token} />}
      {canCreate ? (
        <div className="grid justify-items-start gap-4">
          <Field label={t('days')} className="w-full">
            {(control) => (
              <Select
                {...control}
                value={days}
                onChange={({ target }) =>
                  setDays(familyLinkDays.find((choice) => String(choice) === target.value) ?? 30)
                }
              >
                {familyLinkDays.map((choice) => (
                  <option key={choice} value={choice}>
                    {t('day', { count: choice })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
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

/** The address of a new link; it is shown only once. */
function ReadyLink({ token }: { token: string }) {
  const t = useWords(familyWords, 'share');
  const url = sharedAddress(`/family?token=${token}`);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.good(t('copied'));
    } catch {
      toast.bad(t('copyFailed'));
    }
  };
  return (
    <div className="grid gap-3 rounded-md border border-dashed border-line px-4 py-4" role="status">
      <p>{t('ready')}</p>
      <Field label={t('address')}>
        {(control) => (
          <TextInput {...control} readOnly value={url} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <div className="btn-row">
        <Button kind="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <a
          className="btn btn-2"
          href={shareAddress('whatsapp', { title: t('message'), url })}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('whatsapp')}
        </a>
      </div>
    </div>
  );
}

function OpenLinks({ orderId, links }: { orderId: number; links: FamilyLinks['links'] }) {
  const t = useWords(familyWords, 'share');
  const end = useEndFamilyLink(orderId);
  if (links.length === 0) return null;
  const endOne = async (id: number) => {
    try {
      await end.mutateAsync(id);
      toast.good(t('ended'));
    } catch (error) {
      toast.bad(t('endFailed'), sentenceOf(error));
    }
  };
  return (
    <section aria-labelledby="family-links">
      <h3 id="family-links" className="caps mb-1">
        {t('openLinks')}
      </h3>
      <ul className="grid">
        {links.map(({ id, endsAt, photographs }) => {
          const day = formatShortDay(endsAt);
          return (
            <li key={id} className="flex items-center justify-between gap-4 py-1">
              <p>
                {t('until', { day })}
                {photographs ? <span className="meta block">{t('withPhotographs')}</span> : null}
              </p>
              <Button
                kind="text"
                small
                aria-label={t('endLabel', { day })}
                disabled={end.isPending}
                onClick={() => void endOne(id)}
              >
                {t('end')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
