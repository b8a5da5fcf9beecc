import { useQueryClient } from '@tanstack/react-query';
import { data } from 'react-router';
import type { Complaint } from '#contracts/complaints/complaints.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import type { Route } from './+types/complaint.route.ts';
import { AnswerBox } from './answer-box.tsx';
import { ComplaintBadges } from './complaint-badges.tsx';
import { ComplaintFacts } from './complaint-facts.tsx';
import { ComplaintMoves } from './complaint-moves.tsx';
import { ComplaintThread } from './complaint-thread.tsx';
import { complaintQuery, refreshComplaints, sendAnswer, showComplaint } from './complaints.api.ts';
import { isPreparing } from './pictures-preparing.ts';
import { useComplaintNews } from './use-complaint-news.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(complaintsWords);
  return pageMeta(matches, { title: t('caps'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const found = await preload(args.context, complaintQuery(args.params.id));
  return data(found, { status: found.data === null ? 404 : 200 });
}

export const clientLoader = noLoaderData;

export default function ComplaintPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <ComplaintOf key={params.id} id={params.id} preloaded={loaderData} />
    </Guarded>
  );
}

const lookEvery = 2000;

function ComplaintOf({ id, preloaded }: { id: string; preloaded: Preloaded<Complaint | null> | null }) {
  const t = useWords(complaintsWords);
  const { viewer } = useViewer();
  useComplaintNews();
  const {
    data: complaint,
    error,
    refetch,
  } = usePageQuery(complaintQuery(id), preloaded, {
    refetchEvery: (known) => (isPreparing(known) ? lookEvery : false),
  });
  if (complaint) return <Shown complaint={complaint} />;
  if (complaint === null) {
    return (
      <div className="page grid min-h-[50dvh] place-content-center">
        <ErrorState heading="h1" title={t('missing')} line={t('missingLine')}>
          <ButtonLink to="/complaints">{t('back')}</ButtonLink>
          {viewer?.role === 'ADMIN' ? (
            <ButtonLink to={`/admin/complaints/${id}`}>{t('atDesk')}</ButtonLink>
          ) : null}
        </ErrorState>
      </div>
    );
  }
  return error ? (
    <div className="page">
      <ErrorState heading="h1" line={sentenceOf(error)} onRetry={() => void refetch()} />
    </div>
  ) : (
    <ComplaintSkeleton />
  );
}

function Shown({ complaint }: { complaint: Complaint }) {
  const t = useWords(complaintsWords);
  const { viewer } = useViewer();
  const client = useQueryClient();
  const { id, title, ticketNumber, status, priority, side, complainant, can } = complaint;
  return (
    <div className="page max-w-[1180px]!">
      <BackLink to="/complaints">{t('back')}</BackLink>
      <div className="mt-2 mb-8 grid gap-2.5">
        <p className="caps">
          <WholeNumbers>{ticketNumber}</WholeNumbers>
        </p>
        <h1 lang={writtenIn(title)} dir="auto" className="title-1 wrap-anywhere">
          {title}
        </h1>
        <div aria-live="polite">
          <ComplaintBadges status={status} side={side} priority={priority} />
        </div>
        {side === 'RESPONDENT' ? (
          <p className="meta max-w-[62ch]">{t('respondentNote', { name: complainant.name })}</p>
        ) : null}
      </div>
      <div className="grid grid-cols-1 items-start gap-12 md:grid-cols-[minmax(0,1fr)_minmax(300px,400px)] md:gap-14 lg:gap-20">
        <div className="grid grid-cols-1">
          <ComplaintThread complaint={complaint} />
          {can.answer && viewer ? (
            <AnswerBox
              complaintId={id}
              viewerId={viewer.id}
              send={async (content, sending) => showComplaint(client, await sendAnswer(id, content, sending))}
              onOutOfDate={() => refreshComplaints(client)}
            />
          ) : status === 'RESOLVED' ? (
            <p className="complaint-answer meta">
              {can.moveTo.length > 0 ? t('answer.closed') : t('answer.closedForGood')}
            </p>
          ) : null}
        </div>
        <ComplaintFacts complaint={complaint}>
          <ComplaintMoves complaint={complaint} />
        </ComplaintFacts>
      </div>
    </div>
  );
}

function ComplaintSkeleton() {
  return (
    <Loading className="page grid max-w-[1180px]! gap-8">
      <WeaveLines widths={['w-1/4', 'w-3/5']} />
      <div className="grid gap-12 md:grid-cols-[minmax(0,1fr)_minmax(300px,400px)]">
        <div className="grid content-start gap-6">
          <WeaveLines widths={['w-1/3', 'w-full', 'w-11/12', 'w-3/5']} />
          <Weave className="h-32" />
        </div>
        <Weave className="h-72" />
      </div>
    </Loading>
  );
}
