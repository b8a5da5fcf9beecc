/** Notes that the system writes into an order's history, by catalogue name. */
export const systemNotes = {
  advanceReceived: 'The advance was received',
  allGoesBack: 'All that was paid goes back',
  bankGaveBack: 'The bank gave the payment back to the buyer',
  advanceUnpaid: 'The advance was not paid within 24 hours.',
  arrivalUnconfirmed: 'Nobody confirmed the arrival, so the order ended by itself',
  meetingBooked: 'A measurement meeting was booked',
  meetingCompleted: 'The measurement meeting is completed',
  swatchPaid: 'The payment for the swatch was received',
  swatchUnsent: 'The swatch was not sent in time, so all that was paid goes back',
  stepFinished: 'A step of the plan is finished',
} as const;

export type SystemNote = keyof typeof systemNotes;

/** The catalogue name of a note stored in English; null for other notes. */
export function systemNoteOf(note: string): SystemNote | null {
  const found = Object.entries(systemNotes).find(([, words]) => words === note);
  return (found?.[0] as SystemNote | undefined) ?? null;
}
