import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { DocumentKind, VerificationStatus } from '#contracts/verifications/verification.rules.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface VerificationRow {
  id: number;
  userId: number;
  name: string;
  role: Role;
  status: VerificationStatus;
  kind: DocumentKind;
  note: string;
  reason: string;
  sentAt: Date;
  decidedAt: Date | null;
  /** Null while it is waiting. */
  deciderName: string | null;
  documents: { id: number; name: string; bytes: number; isPicture: boolean }[];
}

interface Selection {
  /** Empty for all. */
  q: string;
  status: VerificationStatus;
  /** Only later ones; 0 starts at the oldest. */
  afterId: number;
  limit: number;
}

/** A page of requests to be verified, oldest first. */
export const readVerifications = prepared<VerificationRow, { [Name in keyof Selection]: Selection[Name] }>(
  'admin.verifications',
  `select r.id, u.id as "userId", u.name, u.role, r.status, r.kind, r.note, r.reason,
          r.sent_at as "sentAt", r.decided_at as "decidedAt", decider.name as "deciderName",
          (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'bytes', d.bytes,
                                                     'isPicture', d.mime like 'image/%') order by d.id),
                           '[]'::json)
             from verification_documents d where d.request_id = r.id) as documents
     from verification_requests r
     join users u on u.id = r.user_id
     left join users decider on decider.id = r.decided_by
    where r.status = $status and r.id > $afterId::bigint
      and ($q::text = '' or lower(u.email) = lower($q) or u.id::text = $q
           or strpos(lower(u.name), lower($q)) > 0)
    order by r.id limit $limit`,
);

export const findRequester = prepared<{ userId: number }, [requestId: number]>(
  'admin.verification-requester',
  'select user_id as "userId" from verification_requests where id = $1',
);

/** The status of a request; the maker must be locked. */
export const decisionOf = prepared<
  { status: VerificationStatus; deciderName: string | null },
  [requestId: number]
>(
  'admin.verification-decision',
  `select r.status, decider.name as "deciderName"
     from verification_requests r left join users decider on decider.id = r.decided_by
    where r.id = $1`,
);
