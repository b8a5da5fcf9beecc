import { lazy, Suspense, useEffect, useState } from 'react';
import type { GarmentOfBook } from '#contracts/measurements/book/book.contract.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { fetchAhead } from '#web/platform/network/use-seen-pages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { History, Printer } from '#web/ui/icons.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Freshness } from './freshness-line.tsx';
import { Liked } from './liked.tsx';
import { Overlays } from './overlays.tsx';
import { SharesOfGarment } from './shares-of-garment.tsx';
import { VersionView } from './version-view.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

const loadEditor = () => import('./writing/version-editor.tsx');
const Editor = lazy(async () => ({ default: (await fetched(loadEditor)).VersionEditor }));

/** A garment of a person: its newest measurements on the body map, or the form if there are none. */
export function GarmentBook({ page }: { page: GarmentOfBook }) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const { person, garment, versions, can } = page;
  const [latest] = versions;
  const [open, setOpen] = useState<'editor' | 'confirm' | 'versions' | null>(null);
  const isHydrated = useIsHydrated();
  const isWriting = can.write && (latest === undefined || open === 'editor');
  useEffect(() => {
    if (can.write) fetchAhead(loadEditor);
  }, [can.write]);
  const close = () => {
    setOpen(null);
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <BackLink to={`/naap/${person.id}`}>{person.name}</BackLink>
      <div className="mt-1 mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="grid gap-1">
          <h1 className="title-1 wrap-anywhere">
            {t('garmentOf', { garment: measurements(`garments.${garment}`), person: person.name })}
          </h1>
          {latest && !isWriting ? <Freshness of={latest} body={person.body} /> : null}
          {latest === undefined ? <p className="hint max-w-[56ch]">{t('firstLine')}</p> : null}
        </div>
        <ButtonLink kind="ghost" small to={`/naap/${person.id}/${garment}/print`}>
          <Printer />
          {latest ? t('print') : t('printEmpty')}
        </ButtonLink>
      </div>
      {isWriting ? (
        <Suspense fallback={<EditorSkeleton />}>
          {isHydrated ? (
            <Editor page={page} onSaved={close} {...(latest ? { onCancel: close } : {})} />
          ) : (
            <EditorSkeleton />
          )}
        </Suspense>
      ) : latest ? (
        <VersionView version={latest} body={person.body} unit={person.unit}>
          <div className="grid content-start gap-10 pt-4">
            <div className="btn-row">
              {can.confirm ? (
                <Button kind="primary" onClick={() => setOpen('confirm')}>
                  {t('same')}
                </Button>
              ) : null}
              {can.write ? <Button onClick={() => setOpen('editor')}>{t('correct')}</Button> : null}
              {versions.length > 1 ? (
                <Button kind="ghost" onClick={() => setOpen('versions')}>
                  <History />
                  {measurements('history', { count: versions.length })}
                </Button>
              ) : null}
            </div>
            <Liked page={page} />
            <Overlays page={page} />
            <SharesOfGarment shares={page.shares} />
          </div>
        </VersionView>
      ) : null}
      {open === 'confirm' && latest ? <ConfirmDialog version={latest} onClose={() => setOpen(null)} /> : null}
      {open === 'versions' ? (
        <VersionsDialog versions={versions} unit={person.unit} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}

function EditorSkeleton() {
  return (
    <Loading>
      <WeaveLines />
    </Loading>
  );
}
