import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { isWorkingDay } from '#contracts/platform/days/working-days.ts';
import { addDays, type IstDay, isIstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { WorkshopCalendar } from '#contracts/workshop/workshop.contract.ts';
import { workshopSentences } from '#contracts/workshop/workshop.rules.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import { type BoardCardRow, cardsOfOrders } from '#server/modules/orders/public.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { readWorkshop } from './read-workshop.ts';
import { holidaysOf } from './workshop.queries.ts';

interface Asked {
  makerId: number;
  /** Undefined for today. */
  from?: IstDay | undefined;
  days: number;
  locale: Locale;
}

/** A range of a maker's calendar. Throws INVALID_INPUT for a day that is none. */
export async function loadCalendar(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { makerId, from: asked, days, locale }: Asked,
): Promise<WorkshopCalendar> {
  const now = clock.now();
  const today = istDayOf(now);
  const from = asked ?? today;
  if (!isIstDay(from)) throw invalidInput({ from: workshopSentences.day });
  const last = addDays(from, days - 1);
  const [{ orders, steps }, [shop]] = await Promise.all([
    readWorkshop(db, makerId, now),
    holidaysOf(db, [makerId]),
  ]);
  const shownSteps = steps
    .filter((step) => step.from <= last && step.to >= from)
    .sort((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
  const due = orders.filter(({ dueBy }) => dueBy >= from && dueBy <= last);
  const ids = new Set([...shownSteps.map(({ orderId }) => orderId), ...due.map(({ id }) => id)]);
  const cards = new Map((await cardsOfOrders(db, [[...ids], locale])).map((card) => [card.id, card]));
  const range = Array.from({ length: days }, (_, nth) => addDays(from, nth));
  return {
    ...{ today, from },
    steps: shownSteps.flatMap((step) => {
      const { id, kind, name, days: work, version, to, earliest, startOn, who, dueBy } = step;
      const card = cards.get(step.orderId);
      const shown = {
        stepId: id,
        kind,
        name,
        days: work,
        version,
        from: step.from,
        to,
        earliest,
        startOn,
        who,
        dueBy,
      };
      return card ? [{ ...presentOrder(card), ...shown }] : [];
    }),
    due: due.flatMap(({ id, dueBy, lateDays }) => {
      const card = cards.get(id);
      return card ? [{ ...presentOrder(card), day: dueBy, isLate: lateDays > 0 }] : [];
    }),
    daysOff: range.filter((day) => !isWorkingDay(day, shop?.holidays ?? [])),
    names: [...new Set(steps.map(({ who }) => who).filter((who) => who !== ''))].sort(),
  };

  function presentOrder(card: BoardCardRow) {
    return {
      orderId: card.id,
      orderNumber: orderNumber(card.id, card.createdAt),
      ...titleFor(card, locale),
      buyer: card.buyerName,
    };
  }
}
