import { Link } from 'react-router';
import type { QueuedReport } from '#contracts/admin/reports/reports.contract.ts';
import { Said } from '#web/features/enquiries/said.tsx';
import { voiceWords } from '#web/features/messaging/voice/voice.words.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { reportQueueWords } from './reports.words.ts';

/** What was reported, a design by its title, and whose it is; of a person both are the same. */
export function ReportedThing({
  report: { kind, targetId, designId, owner, words: said },
}: {
  report: QueuedReport;
}) {
  const t = useWords(reportQueueWords);
  const words = <span className="num">{`${t(`kinds.${kind}`)} ${targetId}`}</span>;
  const ownerPage = owner === null ? '' : `/admin/users/${owner.id}`;
  if (kind === 'USER' && owner !== null) {
    return (
      <span className="grid justify-items-start">
        <Link to={ownerPage} className="link wrap-anywhere" dir="auto">
          {owner.name}
        </Link>
        <span className="meta">{words}</span>
      </span>
    );
  }
  const page =
    kind === 'DESIGN' && owner !== null
      ? `/admin/products/${targetId}`
      : designId === null
        ? null
        : `/product/${designId}${kind === 'COMMENT' ? `?comment=${targetId}` : '/reviews'}`;
  const title = kind === 'DESIGN' ? said : null;
  return (
    <span className="grid justify-items-start">
      {page !== null ? (
        <Link to={page} className="link wrap-anywhere" dir="auto">
          {title ?? words}
        </Link>
      ) : (
        words
      )}
      {title === null ? null : <span className="meta">{words}</span>}
      {owner === null ? (
        <span className="meta">{t(kind === 'ENQUIRY' && said !== null ? 'noAccount' : 'gone')}</span>
      ) : (
        <Link to={ownerPage} className="link meta inline-flex min-h-6 items-center" dir="auto">
          {t('of', { name: owner.name })}
        </Link>
      )}
    </span>
  );
}

/** Words and voice of what is not called by them, as an enquiry may have both; whose voice it is, or of an asker without an account what it belongs to. */
export function ReportedWords({ report: { kind, targetId, words, voice, owner } }: { report: QueuedReport }) {
  const t = useWords(reportQueueWords);
  const v = useWords(voiceWords);
  const label = owner === null ? `${t(`kinds.${kind}`)} ${targetId}` : v('of', { name: owner.name });
  if (kind === 'DESIGN') return null;
  return <Said message={words ?? ''} voice={voice} label={label} />;
}
