/** Data downloads per person in 24 hours; failed ones do not count. */
export const downloadsPerDay = 2;
/** How long the finished file can be fetched. */
export const downloadLastsHours = 24;
