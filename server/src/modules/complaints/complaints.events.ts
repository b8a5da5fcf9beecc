import type { ComplaintSide, ComplaintStatus } from '#contracts/complaints/complaints.states.ts';
import { eventKind } from '#server/platform/events/events.ts';

export const complaintFiled = eventKind<{ complaintId: number }>('complaint.filed');

/** An answer was written. If it also takes the complaint up, no other event is published. */
export const complaintAnswered = eventKind<{
  complaintId: number;
  messageId: number;
  authorId: number;
  side: ComplaintSide;
}>('complaint.answered');

/** It was settled, reopened or taken up without an answer. */
export const complaintMoved = eventKind<{
  complaintId: number;
  stepId: number;
  actorId: number;
  side: ComplaintSide;
  to: ComplaintStatus;
}>('complaint.moved');

/** The assignee or priority changed. Only the desk sees this. */
export const complaintSorted = eventKind<{ complaintId: number }>('complaint.sorted');
