import { Link } from 'react-router';
import { titleInWords } from '#contracts/designs/languages/title-in-languages.ts';
import type { MessageDesign } from '#contracts/messaging/messaging.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { DesignLine } from '#web/features/designs/showing/design-line.tsx';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { X } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import messagingWords from '#web/words/en/features/messaging/messaging.json';

interface PinnedDesignProps {
  design: MessageDesign;
  /** Removes the design from the message being written; omitted once it is sent. */
  onDrop?: () => void;
}

/** The design that a conversation is about, pinned below its head. */
export function PinnedDesign({ design, onDrop }: PinnedDesignProps) {
  const t = useWords(messagingWords);
  return (
    <div className="pinned-design">
      <DesignLink design={design} className="flex min-w-0 flex-1 items-center gap-3.5">
        <DesignLine
          image={design.image}
          title={titleInWords(design.titles, pageLocale())}
          note={design.isShown ? formatRupees(design.price) : t('designGone')}
          isLink={design.isShown && onDrop === undefined}
        />
      </DesignLink>
      {onDrop ? (
        <IconButton label={t('dropDesign')} onClick={onDrop}>
          <X />
        </IconButton>
      ) : null}
    </div>
  );
}

/** The design above the message that asks about it. */
export function QuotedDesign({ design }: { design: MessageDesign }) {
  const t = useWords(messagingWords);
  const title = titleInWords(design.titles, pageLocale());
  return (
    <DesignLink design={design} className="quoted-design">
      {design.image === null ? null : (
        <span className="w-12 flex-none">
          <Picture picture={{ url: design.image }} alt="" sizes="48px" />
        </span>
      )}
      <span className="min-w-0">
        <span lang={writtenIn(title)} dir="auto" className="block truncate font-display">
          {title}
        </span>
        <span className="meta num">{design.isShown ? formatRupees(design.price) : t('designGone')}</span>
      </span>
    </DesignLink>
  );
}

interface DesignLinkProps {
  design: MessageDesign;
  className: string;
  children: React.ReactNode;
}

/** A design that can no longer be opened is not linked. */
function DesignLink({ design, className, children }: DesignLinkProps) {
  if (!design.isShown) return <div className={className}>{children}</div>;
  return (
    <Link to={`/product/${design.id}`} prefetch="intent" className={className}>
      {children}
    </Link>
  );
}
