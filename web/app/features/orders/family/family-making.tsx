import type { FamilyView } from '#contracts/orders/family/family-links.contract.ts';
import { PictureStrip } from '#web/features/designs/pictures/picture-strip.tsx';
import { formatCalendarDay, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Timeline } from '#web/ui/threads/timeline.tsx';
import familyWords from '#web/words/en/features/orders/family/family.json';
import { titleOfStep } from '../core/order-progress.ts';

/** What is made, its progress, and when it arrives. */
export function FamilyMaking({
  view: { designs, steps, isDelivered, deliveryBy, endsAt },
}: {
  view: FamilyView;
}) {
  const t = useWords(familyWords, 'page');
  const date = deliveryBy && (
    <span className="num font-semibold text-ink">{formatCalendarDay(deliveryBy)}</span>
  );
  return (
    <div className="grid gap-10 md:grid-cols-[minmax(0,420px)_minmax(0,1fr)] md:gap-14">
      <div className="grid content-start gap-5">
        {designs.flatMap(({ title, image }, index) =>
          image === null
            ? []
            : [
                <Picture
                  key={image}
                  picture={{ url: image }}
                  alt={title}
                  sizes="(min-width: 900px) 420px, 100vw"
                  first={index === 0}
                />,
              ],
        )}
      </div>
      <div className="grid content-start gap-6">
        <div className="grid gap-2">
          <p className="meta">{t('lead')}</p>
          <h1 lang={designs[0]?.titleLang} dir="auto" className="title-1 wrap-anywhere">
            {designs.map(({ title }) => title).join(' · ') || t('title')}
          </h1>
          {date ? (
            <p className="text-ink-2">{t.rich(isDelivered ? 'arrived' : 'by', { date: () => date })}</p>
          ) : null}
        </div>
        <section aria-labelledby="making">
          <h2 id="making" className="title-3 mb-5">
            {t('steps')}
          </h2>
          <Timeline
            steps={steps.map(({ status, state, day, pictures }) => ({
              key: status,
              title: titleOfStep({ status, state }, false),
              line: day && formatCalendarDay(day),
              beneath: (
                <PictureStrip
                  title={t('photographs')}
                  pictures={pictures}
                  altOf={(index) => t('photo', { number: index + 1, count: pictures.length })}
                  openLabel={(index) => t('openPhoto', { number: index + 1, count: pictures.length })}
                  preparing={null}
                />
              ),
              state,
            }))}
          />
        </section>
        <p className="hint">{t('ends', { day: formatShortDay(endsAt) })}</p>
      </div>
    </div>
  );
}
