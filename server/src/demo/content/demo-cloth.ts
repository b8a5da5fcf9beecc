/** Own cloth that the known shopper sent to the known maker for the skirt of a lehenga. It has come and waits for a yes. */
export const demoCloth = {
  shopper: 'ananya-iyer',
  design: 'noor-brocade-lehenga-set',
  /** In days. */
  askedAgo: 12,
  agreedAgo: 11,
  cameAgo: 1,
  asks: 'My grandmother’s Banaras brocade, never cut. About five metres.',
  agrees: 'With pleasure. Please send it to the workshop, folded and not rolled.',
  receipt: {
    ...{ length: 475, width: 112, missing: 0, condition: 'SOUND', byDaylight: true },
    words: 'One fold mark in the middle, which steams out. The zari is whole.',
  },
} as const;
