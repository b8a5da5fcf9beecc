import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';

interface SettingsSectionProps {
  title: string;
  /** The tab already shows the title, so the heading is for screen readers only. */
  isTitledByTab?: boolean;
  /** A sentence that describes the section. */
  line: ReactNode;
  /** The gap between its parts. */
  className?: string;
  /** The width of the line. */
  lineClass?: string;
  /** The id for links with `#`. */
  anchor?: string;
  children: ReactNode;
}

/** A section of the settings with its heading. */
export function SettingsSection({
  title,
  isTitledByTab = false,
  line,
  className = 'gap-4',
  lineClass,
  anchor,
  children,
}: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      className={classNames(
        'grid scroll-mt-28 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-x-14',
        className,
      )}
      aria-labelledby={id}
    >
      <div className="grid content-start gap-1 lg:row-span-6">
        <h2 id={id} className={isTitledByTab ? 'sr-only' : 'title-2'}>
          {title}
        </h2>
        <p className={classNames('meta', lineClass)}>{line}</p>
      </div>
      {children}
    </section>
  );
}

interface SettingsPartProps {
  title: string;
  line?: string;
  /** The id for links with `#`. */
  anchor?: string;
  children: ReactNode;
}

/** A part of a tab with its heading above, on wide screens beside it. */
export function SettingsPart({ title, line, anchor, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      className="grid scroll-mt-28 grid-cols-1 gap-x-14 gap-y-3 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
      aria-labelledby={id}
    >
      <div className="grid content-start gap-1">
        <h3 id={id} className="title-3">
          {title}
        </h3>
        {line ? <p className="meta max-w-prose">{line}</p> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
