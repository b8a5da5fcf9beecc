/** How long after the advance a buyer may still cancel freely. In hours. */
export const freeCancelHours = 24;
