import type { HandSheet } from '#contracts/hands/hands.fields.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatCalendarDay, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import handLinkWords from '#web/words/en/features/hands/hand-link.json';
import { HandPictures } from '../hand-pictures.tsx';
import { HandActs } from './hand-acts.tsx';
import { OwnCredit } from './own-credit.tsx';
import type { Way } from './way.ts';

interface HandWorkProps {
  sheet: HandSheet;
  way: Way;
}

/** The work of a hand: what, by when, for how much; and the answer. */
export function HandWork({ sheet, way }: HandWorkProps) {
  const t = useWords(handLinkWords);
  const { workshop, workshopId, piece, name, work, endsAt } = sheet;
  return (
    <Slip className="grid gap-6">
      <header className="grid gap-2">
        <p className="meta wrap-anywhere">{t('from', { workshop })}</p>
        <h1 lang={writtenIn(piece)} dir="auto" className="title-1 wrap-anywhere">
          {piece}
        </h1>
        {name === '' || workshopId !== null ? null : <p className="wrap-anywhere">{t('hello', { name })}</p>}
      </header>
      {work === null ? (
        <div role="status" className="grid gap-1 rounded-md bg-still-wash px-4 pt-3.5 pb-3">
          <p className="font-semibold">{t('expired')}</p>
          <p>{t('expiredLine', { workshop })}</p>
        </div>
      ) : (
        <>
          <Facts work={work} piece={piece} />
          <p role="status" className="rounded-md bg-indigo-wash px-4 pt-3.5 pb-3 leading-[1.45]">
            {t(`state.${work.state}`, { workshop })}
          </p>
          <HandActs sheet={sheet} work={work} way={way} />
        </>
      )}
      <OwnCredit sheet={sheet} way={way} />
      {work === null || endsAt === null ? null : (
        <p className="hint num">{t('until', { day: formatShortDay(endsAt) })}</p>
      )}
      {workshopId === null ? null : (
        <ButtonLink to={`/chat?receiverId=${workshopId}`} kind="ghost">
          {t('write', { workshop })}
        </ButtonLink>
      )}
    </Slip>
  );
}

function Facts({ work, piece }: { work: NonNullable<HandSheet['work']>; piece: string }) {
  const t = useWords(handLinkWords);
  const { rate, due, lateDays, words, answer, handedOver, broughtBack } = work;
  return (
    <>
      <dl className="num stitched-over grid grid-cols-2 gap-4 pt-5">
        <div className="grid content-start gap-0.5">
          <dt className="meta">{t('due')}</dt>
          <dd className="font-display text-5 leading-tight">{formatCalendarDay(due)}</dd>
          {lateDays > 0 ? <dd className="text-bad">{t('late', { days: lateDays })}</dd> : null}
        </div>
        <div className="grid content-start gap-0.5">
          <dt className="meta">{t('rate')}</dt>
          <dd className="font-display text-5 leading-tight">{formatRupees(rate)}</dd>
        </div>
      </dl>
      {words === '' ? null : <Said title={t('words')} words={words} />}
      <div className="flex flex-wrap gap-4">
        <HandPictures pictures={handedOver} title={piece} label={t('out')} />
        <HandPictures pictures={broughtBack} title={piece} label={t('back')} />
      </div>
      {answer === '' ? null : <Said title={t('answer')} words={answer} />}
    </>
  );
}

function Said({ title, words }: { title: string; words: string }) {
  return (
    <div className="grid gap-1">
      <h2 className="meta font-sans">{title}</h2>
      <p lang={writtenIn(words)} dir="auto" className="text-4 leading-snug whitespace-pre-line wrap-anywhere">
        {words}
      </p>
    </div>
  );
}
