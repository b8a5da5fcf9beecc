import { type FormEvent, useId, useRef, useState } from 'react';
import type { BookForOrder } from '#contracts/measurements/book/sharing.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import sharingWords from '#web/words/en/features/measurements/book/sharing.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { useShareVersion } from './sharing.api.ts';

type Shareable = BookForOrder['shareable'][number];

/** Chooses whose measurements, which version and which overlay an order gets, with an explicit yes. Load it lazily. */
export function ShareDialog({ book, onClose }: { book: BookForOrder; onClose: () => void }) {
  const t = useWords(sharingWords);
  const measurements = useWords(measurementsWords);
  const sharing = useShareVersion(book.orderId);
  const oneAtATime = useOneAtATime();
  const offered = book.shareable.filter(({ versions }) => versions.length > 0);
  const [place, setPlace] = useState(0);
  const chosen = offered[place];
  // A remake asks which version to take: nothing is chosen where an earlier order was made from another one.
  const [version, setVersion] = useState<number | null>(chosen ? usualVersion(chosen) : null);
  const [overlay, setOverlay] = useState<number | null>(null);
  const [saidYes, setSaidYes] = useState(false);
  const [fault, setFault] = useState<'version' | 'yes' | null>(null);
  const attempt = useRef({ about: '', idempotencyKey: newIdempotencyKey() });
  const id = useId();
  if (!chosen) return null;
  const garment = measurements(`garments.${chosen.garment}`);
  const isRemake = chosen.versions.some(({ usedFor }) => usedFor.length > 0);

  const choose = (index: number) => {
    const next = offered[index];
    if (!next) return;
    setPlace(index);
    setVersion(usualVersion(next));
    setOverlay(null);
    // The yes is said for one person.
    setSaidYes(false);
    setFault(null);
  };
  const share = async (versionId: number) => {
    const about = `${versionId} ${overlay}`;
    if (attempt.current.about !== about) attempt.current = { about, idempotencyKey: newIdempotencyKey() };
    try {
      await sharing.mutateAsync({
        versionId,
        overlayId: overlay,
        idempotencyKey: attempt.current.idempotencyKey,
      });
      toast.good(t('shared'));
      onClose();
    } catch (error) {
      toast.bad(t('notShared'), sentenceOf(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (version === null) return setFault('version');
    if (!saidYes) return setFault('yes');
    setFault(null);
    void oneAtATime(() => share(version));
  };

  return (
    <Dialog open onClose={onClose} title={t('use')}>
      <form className="grid gap-6" noValidate onSubmit={submit}>
        <Field label={t('whose')}>
          {(control) => (
            <Select {...control} value={place} onChange={({ target }) => choose(Number(target.value))}>
              {offered.map((one, index) => (
                <option key={`${one.person.id} ${one.garment}`} value={index}>
                  {one.person.name} · {measurements(`garments.${one.garment}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <fieldset aria-describedby={isRemake ? `${id}-remake` : undefined}>
          <legend className="mb-2 text-2 leading-[1.3] font-semibold">{t('whichVersion')}</legend>
          {isRemake ? (
            <p id={`${id}-remake`} className="hint mb-2">
              {t('remake', { maker: book.makerName })}
            </p>
          ) : null}
          <div className="grid gap-2.5">
            {chosen.versions.map((one, index) => (
              <label key={one.id} className="choice">
                <input
                  type="radio"
                  name={`${id}-version`}
                  checked={version === one.id}
                  onChange={() => setVersion(one.id)}
                />
                <span className="grid gap-0.5 leading-[1.35]">
                  <span>
                    {[t('version', { version: one.version }), ...(index === 0 ? [t('newest')] : [])].join(
                      ' · ',
                    )}
                  </span>
                  <span className="meta">
                    {[
                      t('measuredOn', { day: formatCalendarDay(one.confirmedOn ?? one.measuredOn) }),
                      ...(one.usedFor.length === 0
                        ? []
                        : [t('usedFor', { orders: one.usedFor.map((used) => used.orderNumber).join(', ') })]),
                    ].join(' · ')}
                  </span>
                </span>
              </label>
            ))}
          </div>
          {fault === 'version' ? (
            <p role="alert" className="mt-2 text-2 text-bad">
              {t('chooseVersion')}
            </p>
          ) : null}
        </fieldset>
        {chosen.overlays.length === 0 ? null : (
          <Field label={t('overlay')}>
            {(control) => (
              <Select
                {...control}
                value={overlay ?? ''}
                onChange={({ target }) => setOverlay(target.value === '' ? null : Number(target.value))}
              >
                <option value="">{t('noOverlay')}</option>
                {chosen.overlays.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <div className="grid gap-1">
          <Checkbox
            label={t('yes', { maker: book.makerName, person: chosen.person.name, garment })}
            checked={saidYes}
            error={fault === 'yes' ? t('sayYes') : undefined}
            onChange={({ target }) => setSaidYes(target.checked)}
          />
          <p className="hint">{t('until')}</p>
        </div>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {measurements('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={sharing.isPending && t('sharing')}>
            {t('share')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The newest version, unless an earlier order was made from another one; then the buyer has to choose. */
function usualVersion({ versions }: Shareable): number | null {
  const [newest, ...older] = versions;
  if (!newest || older.some(({ usedFor }) => usedFor.length > 0)) return null;
  return newest.id;
}
