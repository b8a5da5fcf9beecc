import { useQueryClient } from '@tanstack/react-query';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { Verification } from '#contracts/verifications/verifications.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageQuery } from '#web/platform/query/page-data.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { BadgeCheck } from '#web/ui/icons.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import verificationsWords from '#web/words/en/features/verifications/verifications.json';
import { VerificationForm } from './verification-form.tsx';
import { verificationQuery } from './verifications.api.ts';

/** The verification tab of the profile. */
export function VerificationPanel({ preloaded }: { preloaded: Preloaded<Verification> | null }) {
  const t = useWords(verificationsWords);
  const client = useQueryClient();
  const { viewer } = useViewer();
  const { data, error, refetch } = usePageQuery(verificationQuery, preloaded);
  const ask = () => void client.invalidateQueries({ queryKey: verificationQuery.key });
  useServerEvent('new-notification', ({ type }) => {
    if (type === 'VERIFICATION') ask();
  });
  useReturn(ask);
  if (data && viewer) return <State verification={data} viewer={viewer} />;
  if (error) return <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />;
  return (
    <Loading className="grid max-w-[560px] gap-6">
      <WeaveLines widths={['w-full', 'w-3/4']} />
      <Weave className="h-12" />
      <Weave className="h-28" />
      <Weave className="h-24" />
    </Loading>
  );
}

function State({ verification, viewer }: { verification: Verification; viewer: Viewer }) {
  const t = useWords(verificationsWords);
  const { isVerified, request } = verification;
  const refusal = useSentence(verification.refusal);
  if (isVerified) return <Verified viewer={viewer} request={request} />;
  return (
    <div className="grid grid-cols-1 gap-8">
      {request?.status === 'WAITING' ? null : <p className="lead max-w-[60ch]">{t('why')}</p>}
      {request === null ? null : <RequestState request={request} />}
      {verification.refusal === null ? (
        <VerificationForm viewerId={viewer.id} />
      ) : request?.status === 'WAITING' ? null : (
        <p className="max-w-[60ch]">{refusal}</p>
      )}
    </div>
  );
}

type Request = NonNullable<Verification['request']>;

function Verified({ viewer, request }: { viewer: Viewer; request: Request | null }) {
  const t = useWords(verificationsWords, 'verified');
  return (
    <Slip className="grid max-w-[560px] justify-items-start gap-3">
      <BadgeCheck className="size-8 text-indigo" />
      <h2 className="title-2">{t('title')}</h2>
      <p>{t('line')}</p>
      <p className="meta wrap-anywhere">{t('rename', { name: viewer.name })}</p>
      {request === null ? null : <Documents request={request} />}
      <ButtonLink to={`/publicProfile/${viewer.id}`} className="mt-2">
        {t('profile')}
      </ButtonLink>
    </Slip>
  );
}

/** The state of the last request of a person who is not verified. */
function RequestState({ request }: { request: Request }) {
  const t = useWords(verificationsWords);
  const { status, sentAt, decidedAt, reason } = request;
  if (status === 'VERIFIED') {
    return (
      <Slip className="grid max-w-[560px] gap-2">
        <h2 className="title-2">{t('lost.title')}</h2>
        <p>{t('lost.line')}</p>
      </Slip>
    );
  }
  const isWaiting = status === 'WAITING';
  return (
    <Slip className="grid max-w-[560px] justify-items-start gap-3">
      <Badge tone={isWaiting ? 'warn' : 'bad'}>{t(isWaiting ? 'waiting.badge' : 'refused.badge')}</Badge>
      <h2 className="title-2">{t(isWaiting ? 'waiting.title' : 'refused.title')}</h2>
      <p>
        {isWaiting
          ? t('waiting.line', { moment: formatMoment(sentAt) })
          : t('refused.line', { moment: formatMoment(decidedAt ?? sentAt) })}
      </p>
      {reason === null ? null : (
        <p lang={writtenIn(reason)} dir="auto" className="wrap-anywhere whitespace-pre-line">
          {reason}
        </p>
      )}
      <Documents request={request} />
    </Slip>
  );
}

function Documents({ request: { kind, documents } }: { request: Request }) {
  const t = useWords(verificationsWords);
  return (
    <div className="stitched-over mt-1 grid w-full gap-1 pt-4">
      <p className="text-2 font-semibold">
        {t('documents')} · {t(`kinds.${kind}`)}
      </p>
      {documents.length === 0 ? (
        <p className="meta">{t('gone')}</p>
      ) : (
        <ul className="grid gap-0.5">
          {documents.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order is fixed
            <li key={`${place}-${name}`} className="meta wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
