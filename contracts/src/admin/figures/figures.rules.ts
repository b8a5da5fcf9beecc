/** Age of a complaint: within a day, three days, a week, or older. */
export const complaintAges = ['DAY', 'THREE_DAYS', 'WEEK', 'LONGER'] as const;
