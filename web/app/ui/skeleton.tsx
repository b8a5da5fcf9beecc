import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { classNames } from './styles/class-names.ts';

/** A skeleton block for content that is loading; set its size by class. */
export function Weave({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('weave block', className ?? 'h-3')} />;
}

/** Skeleton lines of text. */
export function WeaveLines({ widths = ['w-1/2', 'w-1/3'] }: { widths?: string[] }) {
  return (
    <span className="grid gap-2">
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and several may be as wide
        <Weave key={line} className={`h-3 ${width}`} />
      ))}
    </span>
  );
}

/** Wraps the skeleton of a list or page; announces "Loading..." once to screen readers. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  const t = useWords(shellWords);
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t('loading')}</span>
      {children}
    </div>
  );
}
