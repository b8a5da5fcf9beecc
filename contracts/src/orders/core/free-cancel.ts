/** Hours after the advance during which a buyer may cancel freely. */
export const freeCancelHours = 24;
