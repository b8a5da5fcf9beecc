import type { ReactNode } from 'react';
import type { BookBody } from '#contracts/measurements/book/book.rules.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Printer } from '#web/ui/icons.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import sharingWords from '#web/words/en/features/measurements/book/sharing.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { BookMap } from '../book-map.tsx';
import { ValueList } from '../value-list.tsx';
import { type ShownVersion, VersionRemarks } from '../version-view.tsx';
import { mapValues } from '../written-values.ts';

interface SheetPageProps {
  /** The page that the sheet belongs to. */
  back: { to: string; label: string };
  /** More controls, which are not printed. */
  controls?: ReactNode;
  children: ReactNode;
}

/** While a sheet is read, and after it could not be. */
export function NoSheet({ error, onRetry }: { error: string | null; onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1} className="page">
      {error === null ? (
        <Loading>
          <Weave className="mx-auto aspect-[210/297] w-full max-w-[210mm]" />
        </Loading>
      ) : (
        <ErrorState heading="h1" line={error} onRetry={onRetry} />
      )}
    </main>
  );
}

/** A page that prints sheets of A4 without menus. */
export function SheetPage({ back, controls, children }: SheetPageProps) {
  const t = useWords(sharingWords);
  return (
    <main id="main" tabIndex={-1} className="page naap-sheets">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {controls}
          <Button kind="primary" onClick={() => window.print()}>
            <Printer />
            {t('print')}
          </Button>
        </div>
      </div>
      {children}
    </main>
  );
}

interface NaapSheetProps {
  person: string;
  body: BookBody;
  unit: Unit;
  /** Lines beneath the name, such as the order. */
  lines: readonly string[];
  version: ShownVersion;
  /** Without values, to be filled in by hand. */
  isEmpty?: boolean;
}

/** One sheet of paper: the drawing and all parts, with their values or with lines to write on. */
export function NaapSheet({ person, body, unit, lines, version, isEmpty = false }: NaapSheetProps) {
  const t = useWords(sharingWords);
  const book = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  return (
    <article className="naap-sheet">
      <header className="flex items-start justify-between gap-6 border-b pb-3">
        <div>
          <h1 className="font-display text-5 leading-[1.2] wrap-anywhere">
            {person === '' ? '' : `${person} · `}
            {measurements(`garments.${version.garment}`)}
          </h1>
          {lines.map((line) => (
            <p key={line} className="meta">
              {line}
            </p>
          ))}
          <p className="meta">{t('sheetUnit', { unit: measurements(`units.${unit}`) })}</p>
        </div>
        <Logo />
      </header>
      <BookMap
        garment={version.garment}
        body={body}
        values={mapValues(isEmpty ? [] : version.values, unit)}
        unit={unit}
        isSheet
      />
      <ValueList garment={version.garment} values={isEmpty ? [] : version.values} unit={unit} isSheet />
      {isEmpty ? (
        <dl className="grid grid-cols-2 gap-x-10">
          {[measurements('measuredBy'), measurements('measuredOn')].map((label) => (
            <div key={label} className="flex items-baseline gap-3 py-2">
              <dt>{label}</dt>
              <dd className="sheet-line flex-1">
                <span className="sr-only">{book('toFill')}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <VersionRemarks version={version} />
      )}
      <p className="hint">{t('sheetFoot')}</p>
    </article>
  );
}
