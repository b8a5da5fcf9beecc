import { lazy, Suspense, useState } from 'react';
import type { GarmentOfBook } from '#contracts/measurements/book/book.contract.ts';
import type { BookOverlay } from '#contracts/measurements/book/book.fields.ts';
import { type Unit, writeLength } from '#contracts/measurements/lengths.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Plus } from '#web/ui/icons.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { useRemoveOverlay } from './book.api.ts';

const OverlayDialog = lazy(async () => ({
  default: (await fetched(() => import('./writing/overlay-dialog.tsx'))).OverlayDialog,
}));

/** Small named differences, such as heels, that are added to the measurements when they are shared. */
export function Overlays({ page }: { page: GarmentOfBook }) {
  const t = useWords(bookWords);
  const [isAdding, setIsAdding] = useState(false);
  const { overlays, person, can } = page;
  if (overlays.length === 0 && !can.addOverlay) return null;
  return (
    <section aria-labelledby="naap-overlays" className="grid gap-3">
      <div>
        <h2 id="naap-overlays" className="title-3">
          {t('overlays')}
        </h2>
        <p className="hint max-w-[56ch]">{t('overlaysLine')}</p>
      </div>
      {overlays.length === 0 ? null : (
        <ul>
          {overlays.map((overlay) => (
            <li key={overlay.id} className="border-t border-seam py-2.5">
              <Overlay overlay={overlay} unit={person.unit} />
            </li>
          ))}
        </ul>
      )}
      {can.addOverlay ? (
        <Button kind="ghost" small className="justify-self-start" onClick={() => setIsAdding(true)}>
          <Plus />
          {t('addOverlay')}
        </Button>
      ) : null}
      <Suspense>
        {isAdding ? <OverlayDialog page={page} onClose={() => setIsAdding(false)} /> : null}
      </Suspense>
    </section>
  );
}

function Overlay({ overlay: { id, name, differences }, unit }: { overlay: BookOverlay; unit: Unit }) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const removing = useRemoveOverlay();
  const remove = () =>
    removing.mutate(id, { onError: (error) => toast.bad(t('notRemoved'), sentenceOf(error)) });
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <p>
        <span className="font-semibold">{name}</span>{' '}
        <span className="num text-ink-2">
          {differences
            .map(
              ({ part, tenths }) =>
                `${measurements(`parts.${part}`)} ${tenths < 0 ? '−' : '+'}${writeLength(Math.abs(tenths), unit, part)} ${measurements(`unitShort.${unit}`)}`,
            )
            .join(' · ')}
        </span>
      </p>
      <Button
        kind="text"
        small
        aria-label={t('removeNamed', { name })}
        busy={removing.isPending && t('removing')}
        onClick={remove}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
