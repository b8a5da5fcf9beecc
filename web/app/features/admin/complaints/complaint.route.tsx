import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DeskComplaint } from '#contracts/admin/complaints/complaints.contract.ts';
import type { Complaint } from '#contracts/complaints/complaints.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { AnswerBox } from '#web/features/complaints/answer-box.tsx';
import { ComplaintBadges } from '#web/features/complaints/complaint-badges.tsx';
import { ComplaintFacts, Fact } from '#web/features/complaints/complaint-facts.tsx';
import { ComplaintThread } from '#web/features/complaints/complaint-thread.tsx';
import { isPreparing } from '#web/features/complaints/pictures-preparing.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import deskWords from '#web/words/en/features/admin/complaints/desk.json';
import { AdminPageSkeleton } from '../lists/admin-list.tsx';
import type { Route } from './+types/complaint.route.ts';
import { deskQuery, refreshDesk, sendDeskAnswer, showAtDesk } from './complaints.api.ts';
import { DeskActs } from './desk-acts.tsx';
import { InsertCannedAnswer } from './insert-canned-answer.tsx';
import { useDeskNews } from './use-desk-news.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(deskWords);
  return pageMeta(matches, { title: t('complaint'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, deskQuery(args.params.complaintId));
}

export const clientLoader = noLoaderData;

const lookEvery = 2000;

export default function DeskComplaintPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(deskWords);
  useDeskNews();
  const { data, error, refetch } = usePageQuery(deskQuery(params.complaintId), loaderData, {
    refetchEvery: (known) => (isPreparing(known?.complaint) ? lookEvery : false),
  });
  if (data) return <Shown key={data.complaint.id} desk={data} />;
  if (error) {
    return <ErrorState title={t('missing')} line={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  return <AdminPageSkeleton />;
}

function Shown({ desk }: { desk: DeskComplaint }) {
  const t = useWords(deskWords);
  const { complaint, isOverdue, can } = desk;
  const { id, title, ticketNumber, status, priority } = complaint;
  return (
    <>
      <BackLink to="/admin/complaints">{t('back')}</BackLink>
      <div className="mt-2 mb-8 grid gap-2.5">
        <p className="caps">
          <WholeNumbers>{ticketNumber}</WholeNumbers>
        </p>
        <h1 lang={writtenIn(title)} dir="auto" className="title-1 wrap-anywhere">
          {title}
        </h1>
        <div aria-live="polite" className="flex flex-wrap gap-1.5">
          <ComplaintBadges status={status} side="DESK" priority={priority} />
          {isOverdue ? <Badge tone="bad">{t('overdue')}</Badge> : null}
        </div>
        {complaint.side === 'DESK' ? null : (
          <p className="meta">
            {t('asSide')}{' '}
            <Link to={`/complaints/${id}`} className="link reach">
              {t('yourPage')}
            </Link>
          </p>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(280px,340px)] lg:gap-14">
        <div className="grid grid-cols-1">
          <ComplaintThread complaint={complaint} />
          {can.answer ? <DeskAnswer complaint={complaint} /> : <NoAnswer complaint={complaint} />}
        </div>
        <ComplaintFacts complaint={complaint} people={<DeskFacts desk={desk} />}>
          <DeskActs desk={desk} />
        </ComplaintFacts>
      </div>
      <p className="mt-8">
        <Link to={`/admin/audit?subject=COMPLAINT&subjectId=${id}`} className="link">
          {t('log')}
        </Link>
      </p>
    </>
  );
}

function DeskAnswer({ complaint }: { complaint: Complaint }) {
  const t = useWords(deskWords);
  const client = useQueryClient();
  const { viewer } = useViewer();
  const { id, messages, complainant, respondent, ticketNumber } = complaint;
  const last = messages.at(-1)?.id;
  if (viewer === null) return null;
  return (
    <AnswerBox
      complaintId={id}
      viewerId={viewer.id}
      send={async (content, sending) => {
        const seen = last === undefined ? {} : { seenMessageId: String(last) };
        showAtDesk(client, await sendDeskAnswer(id, { content, ...seen }, sending));
      }}
      onOutOfDate={() => refreshDesk(client)}
      tools={(add) => (
        <>
          <p className="meta">{t(respondent === null ? 'noteAlone' : 'note')}</p>
          <InsertCannedAnswer name={complainant.name} ticket={ticketNumber} onInsert={add} />
        </>
      )}
    />
  );
}

function NoAnswer({ complaint: { side, status } }: { complaint: Complaint }) {
  const t = useWords(deskWords);
  if (side !== 'DESK') return null;
  return <p className="complaint-answer meta">{t(status === 'RESOLVED' ? 'closed' : 'full')}</p>;
}

/** Who filed the complaint, and since when they have waited. */
function DeskFacts({ desk: { complaint, waitingSince } }: { desk: DeskComplaint }) {
  const t = useWords(deskWords);
  const { complainant, respondent, status } = complaint;
  const answered = t(status === 'RESOLVED' ? 'settled' : 'answered');
  return (
    <>
      <Fact name={t('from')}>
        <PersonLink person={complainant} />
      </Fact>
      {respondent === null ? null : (
        <Fact name={t('respondent')}>
          <PersonLink person={respondent} />
        </Fact>
      )}
      <Fact name={t('waiting')}>
        {waitingSince === null ? answered : t('since', { moment: formatMoment(waitingSince) })}
      </Fact>
    </>
  );
}

function PersonLink({ person: { id, name } }: { person: Complaint['complainant'] }) {
  return (
    <Link to={`/admin/users/${id}`} className="link reach wrap-anywhere" dir="auto">
      {name}
    </Link>
  );
}
