import { sentence } from '#contracts/words/sentence.ts';
import { answerComplaint } from '#server/modules/complaints/public.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';
import { answersMeanwhile } from './complaints.queries.ts';

interface DeskAnswer {
  complaintId: number;
  adminId: number;
  content: string;
  files: readonly ReceivedFile[];
  idempotencyKey: string | null;
  /** The newest message that the admin saw. */
  seenMessageId?: number | undefined;
}

/**
 * Answers a complaint as the desk and logs it. Idempotent by key. Throws NOT_FOUND, FORBIDDEN to a side of it,
 * ILLEGAL_MOVE if it is settled, CONFLICT if it is full or another admin has answered since.
 */
export async function answerAsAdmin(
  services: Services,
  { adminId, seenMessageId = 0, ...answer }: DeskAnswer,
): Promise<void> {
  const { complaintId } = answer;
  const author = { id: adminId, isDesk: true };
  await answerComplaint(services, { ...answer, author }, async (tx, messageId) => {
    const [theirs] = await answersMeanwhile(tx, { complaintId, seenMessageId, messageId, adminId });
    if (theirs) {
      throw new AppError(
        'CONFLICT',
        sentence('admin.answeredMeanwhile', { name: theirs.author, content: theirs.content }),
      );
    }
    const after = { messageId };
    const act = { name: 'COMPLAINT_ANSWERED', subject: 'COMPLAINT', subjectId: complaintId } as const;
    await recordAct(services, tx, { ...act, adminId, after, reason: '' });
  });
}
