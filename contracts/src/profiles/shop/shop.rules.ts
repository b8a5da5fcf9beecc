/** What a shop may hold. */
export const shopLimits = {
  about: 4000,
  specialities: 8,
  speciality: 30,
  /** Days. */
  lead: 365,
  ordersAMonth: 500,
  pauseNote: 200,
  holidays: 12,
  /** Days of one holiday. */
  holiday: 92,
  /** How many days ahead a pause or a holiday may lie. */
  ahead: 366,
  /** Of one buyer at a maker who counts orders: more would hold places that others would pay for. */
  unpaidOrders: 2,
} as const;

/** What the form offers; anyone who does something else writes it down. */
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
  about: `Please keep this under ${shopLimits.about} characters`,
  specialities: `Please name at most ${shopLimits.specialities} specialities`,
  speciality: `Please keep each speciality under ${shopLimits.speciality} characters`,
  leadDays: `Please write the usual days in digits, from 1 to ${shopLimits.lead}`,
  ordersAMonth: `Please write how many orders you take a month in digits, from 1 to ${shopLimits.ordersAMonth}`,
  pauseNote: `Please keep this under ${shopLimits.pauseNote} characters`,
  day: 'Please choose a day',
  pausePast: 'Please choose a day after today',
  tooFar: 'Please choose a day within a year from now',
  holidayOrder: 'A holiday ends on the day it begins, or later',
  holidayLong: `A holiday is at most ${shopLimits.holiday} days long`,
  holidays: `Please keep to ${shopLimits.holidays} holidays`,
} as const;
