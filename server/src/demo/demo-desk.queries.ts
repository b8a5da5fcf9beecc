import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { VerificationStatus } from '#contracts/verifications/verification.rules.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** The desk's acts with a given reason, so that a fill that resumes after an interruption does not repeat them. */
export const actsWithReason = prepared<{ id: number }, [reason: string]>(
  'demo.acts-with-reason',
  'select id from admin_acts where reason = $1',
);

export const newestVerification = prepared<{ id: number; status: VerificationStatus }, [userId: number]>(
  'demo.newest-verification',
  'select id, status from verification_requests where user_id = $1 order by id desc limit 1',
);

export const openReportAbout = prepared<{ id: number }, [kind: ReportKind, targetId: number]>(
  'demo.open-report-about',
  `select id from reports where kind = $1 and target_id = $2 and status = 'OPEN' order by id limit 1`,
);

export const firstCommentUnder = prepared<{ id: number }, [designId: number]>(
  'demo.first-comment-under',
  'select id from comments where design_id = $1 and reply_to_id is null order by id limit 1',
);

interface FoundOrder {
  id: number;
  buyerId: number;
  makerId: number;
  status: OrderStatus;
}

export const orderUnderKey = prepared<FoundOrder, [key: string]>(
  'demo.order-under-key',
  `select id, buyer_id as "buyerId", maker_id as "makerId", status from orders where idempotency_key = $1`,
);
