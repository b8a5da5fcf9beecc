/** How often somebody may ask for their data in 24 hours; what failed does not count. */
export const downloadsPerDay = 2;
/** How long the finished file can be fetched. */
export const downloadLastsHours = 24;
