/** Data downloads per person in 24 hours; failed ones do not count. */
export const downloadsPerDay = 2;
/** Hours until the finished file expires. */
export const downloadLastsHours = 24;
