export type Tone = 'warn' | 'note' | 'plum' | 'rust' | 'good' | 'bad' | 'still';

const tones: Record<string, Tone> = {
  pending: 'warn',
  confirmed: 'good',
  design_in_progress: 'note',
  measurement_scheduled: 'plum',
  ready_for_delivery: 'rust',
  final_payment_received: 'good',
  delivered: 'good',
  cancelled: 'bad',
};

/** The dye of a status; those without one of their own are ash. */
export function toneOfStatus(status: string): Tone {
  return tones[status.toLowerCase()] ?? 'still';
}

/** DESIGN_IN_PROGRESS becomes "Design in progress". */
export function wordsOfStatus(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
