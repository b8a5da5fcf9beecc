import { Link } from 'react-router';
import type { QueuedReport } from '#contracts/admin/reports/reports.contract.ts';
import { WordsOrVoice } from '#web/features/enquiries/words-or-voice.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Picture } from '#web/ui/picture.tsx';
import reportQueueWords from '#web/words/en/features/admin/reports/reports.json';
import voiceWords from '#web/words/en/features/messaging/voice/voice.json';

interface Part {
  report: QueuedReport;
}

/**
 * The first picture of the reported thing, or else of its design, or else of its owner; an outline if it was deleted.
 */
export function ReportedPicture({ report: { pictures, design, owner } }: Part) {
  const url = pictures[0] ?? design?.image ?? null;
  if (url !== null) return <Picture picture={{ url }} alt="" sizes="(min-width: 56.25rem) 104px, 88px" />;
  if (owner !== null) return <Avatar person={owner} size="huge" />;
  return <span aria-hidden="true" className="desk-entry-none" />;
}

/**
 * The reported thing, its words, its design and its owner. For a design the name is its title, for a person their
 * name.
 */
export function ReportedThing({ report, id }: Part & { id: string }) {
  const t = useWords(reportQueueWords);
  const { kind, targetId, design, owner, words } = report;
  const name = `${t(`kinds.${kind}`)} ${targetId}`;
  const title = kind === 'DESIGN' ? (words?.message ?? null) : kind === 'USER' ? (owner?.name ?? null) : null;
  const page = pageOf(report);
  return (
    <div className="grid min-w-0 content-start justify-items-start gap-1">
      <h2 id={id} className="meta num font-sans">
        {page === null || title !== null ? (
          name
        ) : (
          <Link to={page} className="link">
            {name}
          </Link>
        )}
      </h2>
      {title === null ? null : (
        <p dir="auto" className="font-display text-4 leading-[1.25] wrap-anywhere">
          {page === null ? (
            title
          ) : (
            <Link to={page} className="link">
              {title}
            </Link>
          )}
        </p>
      )}
      <ReportedWords report={report} />
      {design === null ? null : (
        <Link
          to={`/admin/products/${design.id}`}
          className="link meta wrap-anywhere inline-flex min-h-6 items-center"
          dir="auto"
        >
          {t('onDesign', { title: design.title })}
        </Link>
      )}
      <Owner report={report} />
    </div>
  );
}

function Owner({ report: { kind, owner, words } }: Part) {
  const t = useWords(reportQueueWords);
  if (owner === null) {
    return <p className="meta">{t(kind === 'ENQUIRY' && words !== null ? 'noAccount' : 'gone')}</p>;
  }
  if (kind === 'USER') return null;
  return (
    <Link
      to={`/admin/users/${owner.id}`}
      className="link meta wrap-anywhere inline-flex min-h-6 items-center"
      dir="auto"
    >
      {t('of', { name: owner.name })}
    </Link>
  );
}

/** The page where an admin sees it; null if it is on no page or was deleted. */
function pageOf({ kind, targetId, design, owner }: QueuedReport): string | null {
  if (kind === 'USER') return owner && `/admin/users/${owner.id}`;
  if (kind === 'DESIGN') return owner && `/admin/products/${targetId}`;
  if (design === null) return null;
  if (kind === 'COMMENT') return `/product/${design.id}?comment=${targetId}`;
  return kind === 'REVIEW' ? `/product/${design.id}/reviews` : null;
}

/**
 * Its words, voice note and further pictures. The voice note is labelled with its owner, or with the reported thing
 * if an asker without an account recorded it.
 */
function ReportedWords({ report: { kind, targetId, words, voice, owner, pictures } }: Part) {
  const t = useWords(reportQueueWords);
  const v = useWords(voiceWords);
  const label = owner === null ? `${t(`kinds.${kind}`)} ${targetId}` : v('of', { name: owner.name });
  return (
    <>
      {kind === 'DESIGN' ? null : (
        <WordsOrVoice words={words ?? { message: '' }} voice={voice} label={label} className="voice my-1" />
      )}
      {pictures.length < 2 ? null : (
        <div className="my-1 flex flex-wrap gap-2">
          {pictures.slice(1).map((url) => (
            <Picture key={url} picture={{ url }} alt="" sizes="56px" className="w-14" />
          ))}
        </div>
      )}
    </>
  );
}
