import { Link } from 'react-router';
import type { Enquiry } from '#contracts/enquiries/enquiries.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { SentenceText } from '#web/platform/sentences/sentence-text.tsx';
import { Mic } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import { EnquiryBadge } from './status-badge.tsx';

interface EnquiryRowProps {
  enquiry: Enquiry;
  to: string;
  isOpen: boolean;
}

/** A row of the inbox: the design, the asker and the status. */
export function EnquiryRow({ enquiry, to, isOpen }: EnquiryRowProps) {
  const t = useWords(enquiriesWords);
  const { name, message, reason, voice, design, image, createdAt, status } = enquiry;
  return (
    <Link
      to={to}
      prefetch="intent"
      className="enquiry-row"
      {...(isOpen ? { 'aria-current': 'page' as const } : {})}
    >
      <span className="block w-14">
        {image === null ? (
          <span className="picture block" />
        ) : (
          <Picture picture={{ url: image }} alt="" sizes="56px" />
        )}
      </span>
      <span className="grid min-w-0 grid-cols-1 content-start gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate leading-[1.3] font-semibold">{name}</span>
          <time dateTime={createdAt} className="hint num flex-none text-[13px]!">
            {formatShortDay(createdAt)}
          </time>
        </span>
        <span className="flex min-w-0 items-center gap-1.5 leading-[1.4]">
          {voice ? <Mic className="size-4 flex-none text-ink-2" /> : null}
          <span
            lang={reason === undefined ? writtenIn(message) : undefined}
            dir="auto"
            className="line-clamp-1 wrap-anywhere"
          >
            {message === '' ? (
              t('voiceNote')
            ) : (
              <SentenceText message={reason === undefined ? message : enquiry} />
            )}
          </span>
        </span>
        <span className="mt-1 flex items-center justify-between gap-3 max-[319px]:grid max-[319px]:gap-1">
          <span lang={design.titleLang} dir="auto" className="meta truncate">
            {design.title}
          </span>
          <span className="flex-none">
            <EnquiryBadge status={status} />
          </span>
        </span>
      </span>
    </Link>
  );
}
