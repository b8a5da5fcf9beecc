/** How long ago a complaint was filed: within a day, three days, a week, or before that. */
export const complaintAges = ['DAY', 'THREE_DAYS', 'WEEK', 'LONGER'] as const;
