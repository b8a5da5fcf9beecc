import { sentence } from '#contracts/words/sentence.ts';
/** Limits of a shop. */
export const shopLimits = {
  about: 4000,
  specialities: 8,
  speciality: 30,
  /** In days. */
  lead: 365,
  ordersAMonth: 500,
  pauseNote: 200,
  holidays: 12,
  /** The most days of one holiday. */
  holiday: 92,
  /** How many days ahead a pause or a holiday may be. */
  ahead: 366,
  /**
   * The most unpaid orders of one buyer at a maker with a monthly limit, because unpaid orders take places from
   * buyers who would pay.
   */
  unpaidOrders: 2,
} as const;

/** The specialities offered by the form; makers may type others. */
export const offeredSpecialities = [
  'Lehengas',
  'Sarees',
  'Blouses',
  'Sherwanis',
  'Kurtas',
  'Gowns',
  'Suits',
  'Zardozi',
  'Chikankari',
  'Block print',
  'Handloom',
  'Bridal',
] as const;

export const shopSentences = {
  about: sentence('platform.keepUnder', { most: shopLimits.about }),
  specialities: sentence('profiles.specialitiesMost', { most: shopLimits.specialities }),
  speciality: sentence('profiles.specialityLong', { most: shopLimits.speciality }),
  leadDays: sentence('profiles.usualDays', { most: shopLimits.lead }),
  ordersAMonth: sentence('profiles.ordersAMonth', { most: shopLimits.ordersAMonth }),
  pauseNote: sentence('platform.keepUnder', { most: shopLimits.pauseNote }),
  day: sentence('profiles.chooseADay'),
  pausePast: sentence('profiles.afterToday'),
  tooFar: sentence('profiles.withinAYear'),
  holidayOrder: sentence('profiles.holidayEnds'),
  holidayLong: sentence('profiles.holidayLong', { days: shopLimits.holiday }),
  holidays: sentence('profiles.holidaysMost', { most: shopLimits.holidays }),
} as const;
