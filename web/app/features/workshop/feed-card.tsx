import { useState } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import workshopWords from '#web/words/en/features/workshop/workshop.json';
import { feedQuery, useEndFeed, useRenewFeed } from './workshop.api.ts';

/** The secret address for calendars: made, shown once, renewed and ended. */
export function FeedCard() {
  const t = useWords(workshopWords, 'feed');
  const { data } = usePageQuery(feedQuery, null);
  const renew = useRenewFeed();
  const end = useEndFeed();
  const [address, setAddress] = useState<string | null>(null);
  if (data === undefined) return null;
  const make = async () => {
    try {
      setAddress((await renew.mutateAsync()).address);
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
    }
  };
  const stop = async () => {
    try {
      await end.mutateAsync();
      setAddress(null);
      toast.good(t('ended'));
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      toast.good(t('copied'));
    } catch {
      toast.bad(t('copyFailed'));
    }
  };
  return (
    <Slip aria-labelledby="workshop-feed" className="grid max-w-[720px] gap-4">
      <h2 id="workshop-feed" className="title-3">
        {t('title')}
      </h2>
      <p className="text-pretty text-ink-2">{t('line')}</p>
      {address === null ? null : (
        <div role="status" className="grid gap-3">
          <p>{t('once')}</p>
          <Field label={t('address')}>
            {(control) => (
              <TextInput {...control} readOnly value={address} onFocus={({ target }) => target.select()} />
            )}
          </Field>
          <Button kind="primary" className="justify-self-start" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </div>
      )}
      {data.feed === null ? null : (
        <p className="meta">
          {address === null ? `${t('since', { day: formatShortDay(data.feed.since) })} ` : null}
          {t('renewLine')}
        </p>
      )}
      <div className="btn-row">
        <Button kind="ghost" busy={renew.isPending && t('making')} onClick={() => void make()}>
          {t(data.feed === null ? 'none' : 'renew')}
        </Button>
        {data.feed === null ? null : (
          <Button kind="destructive" busy={end.isPending && t('ending')} onClick={() => void stop()}>
            {t('end')}
          </Button>
        )}
      </div>
    </Slip>
  );
}
