/** Transit days to other countries. */
export const abroadDays = 14;
/** Additional days to states that parcels reach by sea or over mountain roads. */
export const remoteDays = 3;
export const remoteStates: readonly string[] = [
  'Andaman and Nicobar Islands',
  'Lakshadweep',
  'Ladakh',
  'Jammu and Kashmir',
  'Arunachal Pradesh',
  'Assam',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Sikkim',
  'Tripura',
];
/** The most transit days for distances up to `kilometres`. */
export const transitLegs = [
  { kilometres: 50, days: 2 },
  { kilometres: 400, days: 3 },
  { kilometres: 1000, days: 5 },
  { kilometres: Number.POSITIVE_INFINITY, days: 6 },
] as const;
