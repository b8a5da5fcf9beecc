import { useId } from 'react';
import { Link } from 'react-router';
import type { QueuedVerification } from '#contracts/admin/verifications/verification-queue.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useRoleName } from '#web/features/discovery/explore/use-role-name.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileText } from '#web/ui/icons.tsx';
import verificationQueueWords from '#web/words/en/features/admin/verifications/verification-queue.json';
import type { Asked } from './decide-dialog.tsx';
import { documentAddress } from './verification-queue.api.ts';

const megabyte = 1024 * 1024;

interface Part {
  verification: QueuedVerification;
}

/** A maker's request to be verified, its documents, and the possible decisions or the one that was made. */
export function VerificationEntry({ verification, onAsk }: Part & { onAsk: (asked: Asked) => void }) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="desk-entry">
      <Avatar person={verification.maker} size="huge" />
      <Maker verification={verification} id={id} />
      <Documents verification={verification} />
      <Decide verification={verification} onAsk={onAsk} />
    </article>
  );
}

function Maker({ verification: { maker, sentAt }, id }: Part & { id: string }) {
  const t = useWords(verificationQueueWords);
  const roleName = useRoleName();
  return (
    <div className="grid min-w-0 content-start justify-items-start gap-1">
      <h2 id={id} className="font-display text-4 leading-[1.25]">
        <Link to={`/admin/users/${maker.id}`} className="link wrap-anywhere" dir="auto">
          {maker.name}
        </Link>
      </h2>
      <p className="meta">{roleName(maker.role)}</p>
      <Link to={`/publicProfile/${maker.id}`} className="link meta inline-flex min-h-6 items-center">
        {t('profile')}
      </Link>
      <p className="meta num">{t('sentAt', { moment: formatMoment(sentAt) })}</p>
    </div>
  );
}

function Documents({ verification }: Part) {
  const { id, kind, documents, note } = verification;
  const t = useWords(verificationQueueWords);
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="font-semibold">{t(`kinds.${kind}`)}</p>
      {note === '' ? null : (
        <p lang={writtenIn(note)} dir="auto" className="voice wrap-anywhere">
          {note}
        </p>
      )}
      {documents.length === 0 ? <span className="meta">{t('gone')}</span> : null}
      <Pictures verification={verification} />
      <ul className="grid gap-1">
        {documents
          .filter(({ isPicture }) => !isPicture)
          .map((document) => (
            <li key={document.id} className="flex flex-wrap items-center gap-x-2">
              <a
                href={documentAddress(id, document.id)}
                target="_blank"
                rel="noreferrer"
                aria-label={t('open', { name: document.name })}
                className="link inline-flex min-h-11 items-center gap-1.5 md:min-h-0"
              >
                <FileText className="size-4 flex-none" />
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

/** The original pictures; each opens in full in a new tab. */
function Pictures({ verification: { id, documents } }: Part) {
  const t = useWords(verificationQueueWords);
  const pictures = documents.filter(({ isPicture }) => isPicture);
  if (pictures.length === 0) return null;
  return (
    <ul className="desk-papers">
      {pictures.map(({ id: documentId, name }) => (
        <li key={documentId}>
          <a
            href={documentAddress(id, documentId)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('open', { name })}
          >
            <img src={documentAddress(id, documentId)} alt="" loading="lazy" decoding="async" />
            <span className="meta wrap-anywhere">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Decide({ verification, onAsk }: Part & { onAsk: (asked: Asked) => void }) {
  const t = useWords(verificationQueueWords);
  const { status, decision, canDecide } = verification;
  if (decision !== null) {
    return (
      <div className="desk-decision">
        <span className="font-semibold">
          {t('by', { status: t(`statuses.${status}`), name: decision.by })}
        </span>
        <span className="meta num">{formatMoment(decision.at)}</span>
        <span lang={writtenIn(decision.reason)} dir="auto" className="wrap-anywhere">
          {decision.reason}
        </span>
      </div>
    );
  }
  if (!canDecide) return <p className="desk-decision meta">{t('own')}</p>;
  return (
    <div className="desk-acts">
      <Button small onClick={() => onAsk({ verification, decision: 'VERIFIED' })}>
        {t('verify')}
      </Button>
      <Button small kind="ghost" onClick={() => onAsk({ verification, decision: 'REFUSED' })}>
        {t('refuse')}
      </Button>
    </div>
  );
}
