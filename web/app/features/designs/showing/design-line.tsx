import type { ReactNode } from 'react';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { ChevronRight } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';

interface DesignLineProps {
  image: string | null;
  title: string;
  /** Shown below the title. */
  note: ReactNode;
  /** Whether the line is part of a link. */
  isLink: boolean;
}

/** A design in one line: a small picture, the title and a note. */
export function DesignLine({ image, title, note, isLink }: DesignLineProps) {
  return (
    <>
      {image === null ? null : (
        <span className="w-12 flex-none">
          <Picture picture={{ url: image }} alt="" sizes="48px" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span
          lang={writtenIn(title)}
          dir="auto"
          className="block truncate font-display text-4 leading-[1.25]"
        >
          {title}
        </span>
        {note === null ? null : <span className="meta num block">{note}</span>}
      </span>
      {isLink ? <ChevronRight className="text-ink-2" /> : null}
    </>
  );
}
