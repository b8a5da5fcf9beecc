import { useState } from 'react';
import { Link } from 'react-router';
import type { QueuedVerification } from '#contracts/admin/verifications/verification-queue.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { verificationLimits } from '#contracts/verifications/verification.rules.ts';
import { useRoleName } from '#web/features/discovery/explore/use-role-name.ts';
import { formatMoment, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { showAtOnce } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import { AdminListPage } from '../lists/admin-list-page.tsx';
import { loadAdminList } from '../lists/load-admin-list.ts';
import { useAdminList } from '../lists/use-admin-list.ts';
import type { Route } from './+types/verifications.route.ts';
import { type Asked, DecideDialog } from './decide-dialog.tsx';
import { documentAddress, verificationsList } from './verification-queue.api.ts';
import { verificationQueueWords } from './verification-queue.words.ts';

const verifications = { names: ['q', 'status'] as const, listOf: verificationsList };
const megabyte = 1024 * 1024;

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(verificationQueueWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export const loader = (args: Route.LoaderArgs) => loadAdminList(args, verifications);

export const clientLoader = showAtOnce;

export default function Verifications({ loaderData }: Route.ComponentProps) {
  const t = useWords(verificationQueueWords);
  const shown = useAdminList(verifications, loaderData);
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <AdminListPage
        shown={shown}
        t={t}
        lead={t('lead', { days: verificationLimits.keptDays })}
        filters={[
          {
            name: 'status',
            label: t('status'),
            any: t('waiting'),
            choices: (['VERIFIED', 'REFUSED'] as const).map((value) => ({
              value,
              label: t(`statuses.${value}`),
            })),
          },
        ]}
        isTall
        columns={[
          { key: 'maker', heading: t('maker'), cell: (one) => <Maker verification={one} /> },
          { key: 'documents', heading: t('documents'), cell: (one) => <Documents verification={one} /> },
          { key: 'note', heading: t('note'), cell: (one) => <Note verification={one} /> },
          {
            key: 'sent',
            heading: t('sent'),
            onPhones: 'said',
            cell: ({ sentAt }) => <span className="num whitespace-nowrap">{formatMoment(sentAt)}</span>,
          },
          {
            key: 'decision',
            heading: t('decision'),
            onPhones: 'foot',
            cell: (one) => <Decide verification={one} onAsk={setAsked} />,
          },
        ]}
        briefOf={({ maker, kind, sentAt, status, decision }) => ({
          title: <span dir="auto">{maker.name}</span>,
          figure: <span className="meta">{formatShortDay(sentAt)}</span>,
          meta: t(`kinds.${kind}`),
          mark:
            decision === null ? undefined : (
              <Badge tone={status === 'VERIFIED' ? 'good' : 'bad'}>{t(`statuses.${status}`)}</Badge>
            ),
        })}
      />
      {asked === null ? null : <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface Part {
  verification: QueuedVerification;
}

function Maker({ verification: { maker } }: Part) {
  const t = useWords(verificationQueueWords);
  const roleName = useRoleName();
  return (
    <span className="grid justify-items-start">
      <Link to={`/admin/users/${maker.id}`} className="link wrap-anywhere lg:whitespace-nowrap" dir="auto">
        {maker.name}
      </Link>
      <span className="meta">{roleName(maker.role)}</span>
      <Link to={`/publicProfile/${maker.id}`} className="link meta">
        {t('profile')}
      </Link>
    </span>
  );
}

function Documents({ verification: { id, kind, documents } }: Part) {
  const t = useWords(verificationQueueWords);
  return (
    <div className="grid gap-1">
      <span className="font-semibold">{t(`kinds.${kind}`)}</span>
      {documents.length === 0 ? <span className="meta">{t('gone')}</span> : null}
      <ul className="grid gap-1">
        {documents.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center gap-x-2">
            <a
              href={documentAddress(id, document.id)}
              download
              aria-label={t('save', { name: document.name })}
              className="link inline-flex min-h-11 items-center gap-1.5 md:min-h-0"
            >
              <Download className="size-4 flex-none" />
              <span className="wrap-anywhere">{document.name}</span>
            </a>
            <span className="meta num">
              {t('size', { size: Math.max(document.bytes / megabyte, 0.1).toFixed(1) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Note({ verification: { note } }: Part) {
  return note === '' ? null : (
    <span lang={writtenIn(note)} dir="auto" className="wrap-anywhere">
      {note}
    </span>
  );
}

function Decide({ verification, onAsk }: Part & { onAsk: (asked: Asked) => void }) {
  const t = useWords(verificationQueueWords);
  const { status, decision, canDecide } = verification;
  if (decision !== null) {
    return (
      <span className="grid">
        <span className="font-semibold">
          {t('by', { status: t(`statuses.${status}`), name: decision.by })}
        </span>
        <span className="meta num">{formatMoment(decision.at)}</span>
        <span lang={writtenIn(decision.reason)} dir="auto" className="wrap-anywhere">
          {decision.reason}
        </span>
      </span>
    );
  }
  if (!canDecide) return <span className="meta">{t('own')}</span>;
  return (
    <span className="btn-row *:whitespace-nowrap lg:flex-nowrap lg:*:flex-none">
      <Button small onClick={() => onAsk({ verification, decision: 'VERIFIED' })}>
        {t('verify')}
      </Button>
      <Button small kind="ghost" onClick={() => onAsk({ verification, decision: 'REFUSED' })}>
        {t('refuse')}
      </Button>
    </span>
  );
}
