import { labelOf } from '#web/platform/i18n/labels.ts';

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

/** The colour of a status; ash if it has none of its own. */
export function toneOfStatus(status: string): Tone {
  return tones[status.toLowerCase()] ?? 'still';
}

/** The label of a status: DESIGN_IN_PROGRESS is "Design in progress" in English. */
export const wordsOfStatus = (status: string) => labelOf('status', status);
