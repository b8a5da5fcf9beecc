import { lazy, Suspense, useEffect, useState } from 'react';
import type { Garment } from '#contracts/measurements/garments.ts';
import { guessGarment } from '#contracts/measurements/guess-garment.ts';
import { type Unit, units } from '#contracts/measurements/lengths.ts';
import type { Measurement, MeasurementBook } from '#contracts/measurements/measurements.contract.ts';
import { toStored, writeStored } from '#contracts/measurements/part-values.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { fetchAhead } from '#web/platform/network/use-seen-pages.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { type Message, useSentence } from '#web/platform/sentences/sentences.ts';
import { useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Ruler } from '#web/ui/icons.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { BodyMapSides } from './body-map/body-map-sides.tsx';
import { linesOf, usualBody } from './body-map/map-of.ts';
import { MeasuredLengths } from './measured-lengths.tsx';
import { measurementsQuery } from './measurements.api.ts';
import { UnitChoice } from './unit-choice.tsx';
import { WaitingList } from './waiting-list.tsx';
import { useTakenMeasurements, useWaitingMeasurements } from './waiting-measurements.ts';

const loadEditor = () => import('./measurements-editor.tsx');
const Editor = lazy(async () => ({ default: (await fetched(loadEditor)).MeasurementsEditor }));
const History = lazy(async () => ({
  default: (await fetched(() => import('./measurements-history.tsx'))).MeasurementsHistory,
}));

/** The measurements of an order, for both of its sides. */
export function MeasurementsCard({ order }: { order: OrderData }) {
  const t = useWords(measurementsWords);
  const { data, error, refetch } = usePageQuery(measurementsQuery(order.id), null);
  const { waiting } = useWaitingMeasurements(order.id);
  useTakenMeasurements(order.id);
  useServerEvent('orderChanged', (id) => {
    if (id === order.id) void refetch();
  });
  // Not measured: not made to measure, not paid yet, cancelled, or too late.
  const isOver =
    order.measuring !== 'MADE_TO_MEASURE' ||
    order.status === 'PENDING' ||
    order.status === 'CANCELLED' ||
    data?.can.record === false;
  if (isOver && (data?.versions.length ?? 0) + waiting.length === 0) return null;
  return (
    <Slip id="measurements" aria-labelledby="measurements-title" className="grid gap-4">
      <div className="grid gap-0.5">
        <h2 id="measurements-title" className="title-3">
          {t('title')}
        </h2>
        <p className="meta">{t('line')}</p>
      </div>
      {data ? (
        <Book order={order} book={data} />
      ) : error ? (
        <>
          <WaitingList order={order} versions={[]} unit={null} />
          <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => refetch()} />
        </>
      ) : (
        <Loading>
          <WeaveLines />
        </Loading>
      )}
    </Slip>
  );
}

function Book({ order, book: { versions, can, why } }: { order: OrderData; book: MeasurementBook }) {
  const t = useWords(measurementsWords);
  const [chosen, setUnit] = useState<Unit | null>(null);
  const [editing, setEditing] = useState<Garment | null>(null);
  const [history, setHistory] = useState<Garment | null>(null);
  useEffect(() => {
    if (can.record) fetchAhead(loadEditor);
  }, [can.record]);
  const waiting = useWaitingMeasurements(order.id).waiting.map(({ about }) => about.words);
  const unit = chosen ?? versions[0]?.unit ?? waiting[0]?.unit ?? 'in';
  const garments = [...new Set(versions.map(({ garment }) => garment))];
  const known = [...garments, ...waiting.map(({ garment }) => garment)];
  const of = (garment: Garment) => versions.filter((one) => one.garment === garment);
  return (
    <>
      {known.length === 0 ? (
        <p className="text-ink-2">{t('empty')}</p>
      ) : (
        <>
          <UnitChoice label={t('showIn')} unit={unit} units={units} onChoose={setUnit} />
          <WaitingList order={order} versions={versions} unit={unit} />
          {garments.map((garment) => (
            <GarmentPart
              key={garment}
              versions={of(garment)}
              unit={unit}
              canRecord={can.record}
              onEdit={() => setEditing(garment)}
              onHistory={() => setHistory(garment)}
            />
          ))}
        </>
      )}
      {why === null ? null : <Why message={why} />}
      {can.record ? (
        <Button className="justify-self-start" onClick={() => setEditing(nextGarment(order, known))}>
          <Ruler />
          {known.length === 0 ? t('record') : t('recordAnother')}
        </Button>
      ) : null}
      <Suspense>
        {editing === null ? null : (
          <Editor order={order} versions={versions} garment={editing} onClose={() => setEditing(null)} />
        )}
        {history === null ? null : (
          <History versions={of(history)} unit={unit} onClose={() => setHistory(null)} />
        )}
      </Suspense>
    </>
  );
}

interface GarmentPartProps {
  /** Newest first. */
  versions: readonly Measurement[];
  unit: Unit;
  canRecord: boolean;
  onEdit: () => void;
  onHistory: () => void;
}

function GarmentPart({ versions, unit, canRecord, onEdit, onHistory }: GarmentPartProps) {
  const t = useWords(measurementsWords);
  const [latest] = versions;
  if (!latest) return null;
  const garment = t(`garments.${latest.garment}`);
  const count = versions.length;
  const measured = latest.lengths.map(({ part }) => part);
  const values = Object.fromEntries(
    latest.lengths.map(({ part, length }) => [
      part,
      writeStored(part, toStored(part, length, latest.unit), unit),
    ]),
  );
  return (
    <section className="stitched-over @container pt-4" aria-label={garment}>
      <h3 className="mb-3 font-sans font-semibold">{garment}</h3>
      <div className="grid gap-x-12 gap-y-3 @min-[640px]:grid-cols-[320px_minmax(0,1fr)] @min-[640px]:items-center">
        <BodyMapSides
          garment={latest.garment}
          body={usualBody(latest.garment)}
          only={measured}
          values={values}
        />
        <div className="grid gap-3">
          <MeasuredLengths measurement={latest} unit={unit} lines={linesOf(latest.garment)} />
          <div className="btn-row">
            {canRecord ? (
              <Button kind="ghost" small aria-label={t('changeNamed', { garment })} onClick={onEdit}>
                {t('change')}
              </Button>
            ) : null}
            {count > 1 ? (
              <Button
                kind="ghost"
                small
                aria-label={t('historyNamed', { count, garment })}
                onClick={onHistory}
              >
                {t('history', { count })}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}

/**
 * The first garment named in the order's designs that has no measurements yet; otherwise the first of the usual
 * garments without any.
 */
function nextGarment({ products }: OrderData, known: readonly Garment[]): Garment {
  const spoken = products.flatMap(({ title }) => guessGarment(title) ?? []);
  const usual: readonly Garment[] = ['blouse', 'lehenga', 'kurta', 'trousers'];
  return [...spoken, ...usual].find((garment) => !known.includes(garment)) ?? 'other';
}

function Why({ message }: { message: Message }) {
  return <p className="hint">{useSentence(message)}</p>;
}
