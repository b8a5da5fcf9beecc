import type { ComplaintSide, ComplaintStatus } from '#contracts/complaints/complaints.states.ts';
import { eventKind } from '#server/platform/events/events.ts';

export const complaintFiled = eventKind<{ complaintId: number }>('complaint.filed');

/** An answer was written; one that also takes the complaint up publishes no other event. */
export const complaintAnswered = eventKind<{
  complaintId: number;
  messageId: number;
  authorId: number;
  side: ComplaintSide;
}>('complaint.answered');

/** It was settled, opened again or taken up without a word. */
export const complaintMoved = eventKind<{
  complaintId: number;
  stepId: number;
  actorId: number;
  side: ComplaintSide;
  to: ComplaintStatus;
}>('complaint.moved');

/** Another person looks after it now, or it presses more or less than before. Only the desk sees this. */
export const complaintSorted = eventKind<{ complaintId: number }>('complaint.sorted');
