import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { BookShare } from '#contracts/measurements/book/book.fields.ts';
import type { BookForOrder } from '#contracts/measurements/book/sharing.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { type Message, useSentence } from '#web/platform/sentences/sentences.ts';
import { useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SmallErrorState } from '#web/ui/error-state.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Ruler } from '#web/ui/icons.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import sharingWords from '#web/words/en/features/measurements/book/sharing.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { bookForOrderQuery, useRevokeShare } from './sharing.api.ts';
import { TakeMeasured } from './take-measured.tsx';

const ShareDialog = lazy(async () => ({
  default: (await fetched(() => import('./share-dialog.tsx'))).ShareDialog,
}));

/** The buyer's naap book on an order: what is shared, and what the maker measured. Load it lazily. */
export function ShareNaap({ order }: { order: OrderData }) {
  const t = useWords(sharingWords);
  const { data, error, refetch } = usePageQuery(bookForOrderQuery(order.id), null);
  useServerEvent('orderChanged', (id) => {
    if (id === order.id) void refetch();
  });
  return (
    <Slip aria-labelledby="naap-title" className="grid gap-4">
      <div className="grid gap-0.5">
        <h2 id="naap-title" className="title-3">
          {t('title')}
        </h2>
        <p className="meta">{t('line')}</p>
      </div>
      {data ? (
        <ForOrder book={data} />
      ) : error ? (
        <SmallErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <WeaveLines />
        </Loading>
      )}
    </Slip>
  );
}

function ForOrder({ book }: { book: BookForOrder }) {
  const t = useWords(sharingWords);
  const [isSharing, setIsSharing] = useState(false);
  const { shares, shareable, can, why } = book;
  const valid = shares.filter(({ state }) => state !== 'REVOKED');
  const offered = shareable.find(({ versions }) => versions.length > 0);
  return (
    <>
      {valid.length === 0 ? null : (
        <ul className="grid gap-4">
          {valid.map((share) => (
            <li key={share.id} className="stitched-over pt-4">
              <Share share={share} orderId={book.orderId} />
            </li>
          ))}
        </ul>
      )}
      {why === null ? null : <Why message={why} />}
      {can.share && offered ? (
        <>
          {valid.length > 0 ? null : (
            <p className="text-ink-2">{t('canBeUsed', { day: dayOf(offered.versions) })}</p>
          )}
          <Button className="justify-self-start" onClick={() => setIsSharing(true)}>
            <Ruler />
            {valid.length === 0 ? t('use') : t('useAnother')}
          </Button>
        </>
      ) : null}
      {can.share && !offered ? (
        <>
          <p className="text-ink-2">{t('nothingFits')}</p>
          <ButtonLink to="/naap" className="justify-self-start">
            <Ruler />
            {t('open')}
          </ButtonLink>
        </>
      ) : null}
      <TakeMeasured book={book} />
      <Suspense>
        {isSharing ? <ShareDialog book={book} onClose={() => setIsSharing(false)} /> : null}
      </Suspense>
    </>
  );
}

/** The day of the newest measurements. */
function dayOf(versions: BookForOrder['shareable'][number]['versions']): string {
  const [newest] = versions;
  return newest ? formatShortDay(newest.confirmedOn ?? newest.measuredOn) : '';
}

function Share({ share, orderId }: { share: BookShare; orderId: number }) {
  const t = useWords(sharingWords);
  const measurements = useWords(measurementsWords);
  const revoking = useRevokeShare(orderId);
  const garment = measurements(`garments.${share.garment}`);
  const revoke = () =>
    revoking.mutate(share.id, {
      onSuccess: () => toast.good(t('revoked')),
      onError: (error) => toast.bad(t('notRevoked'), sentenceOf(error)),
    });
  return (
    <div className="grid gap-2">
      <p className="font-semibold wrap-anywhere">
        <Link to={`/naap/${share.personId}/${share.garment}`} className="hover:text-indigo">
          {share.personName} · {garment}
        </Link>
      </p>
      <p className="meta">
        {[t('version', { version: share.version }), ...(share.overlay === null ? [] : [share.overlay])].join(
          ' · ',
        )}
      </p>
      <p className="text-ink-2">
        {share.state === 'FROZEN'
          ? t('signed', { day: formatShortDay(share.sharedAt) })
          : t('readable', { maker: share.makerName })}
      </p>
      {share.can.revoke ? (
        <Button
          kind="ghost"
          small
          className="justify-self-start"
          aria-label={t('revokeNamed', { person: share.personName, garment })}
          busy={revoking.isPending && t('revoking')}
          onClick={revoke}
        >
          {t('revoke')}
        </Button>
      ) : null}
    </div>
  );
}

function Why({ message }: { message: Message }) {
  return <p className="hint">{useSentence(message)}</p>;
}
