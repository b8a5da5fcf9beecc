import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { DocumentKind, VerificationStatus } from '#contracts/verifications/verification.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { verificationDocuments } from './verifications.tables.ts';

export interface OwnRow {
  role: Role;
  isVerified: boolean;
  /** This and the following columns are null if the person has never asked. */
  status: VerificationStatus | null;
  kind: DocumentKind | null;
  sentAt: Date | null;
  decidedAt: Date | null;
  reason: string | null;
  documents: string[];
  /** Number of requests in the last 24 hours. */
  recent: number;
}

/** A person with their latest request. */
export const ownVerification = prepared<OwnRow, [userId: number]>(
  'verifications.own',
  `select u.role, u.is_verified as "isVerified", r.status, r.kind, r.sent_at as "sentAt",
          r.decided_at as "decidedAt", r.reason,
          array_to_json(array(select d.name from verification_documents d
                               where d.request_id = r.id order by d.id)) as documents,
          (select count(*)::int from verification_requests day
            where day.user_id = u.id and day.sent_at > now() - interval '24 hours') as recent
     from users u
     left join lateral (select * from verification_requests where user_id = u.id order by id desc limit 1) r
            on true
    where u.id = $1`,
);

/** Returns no row if a request is already waiting. */
export const insertRequest = prepared<
  { id: number },
  { userId: number; kind: DocumentKind; note: string; sentAt: Date }
>(
  'verifications.insert',
  `insert into verification_requests (user_id, kind, note, sent_at)
   values ($userId, $kind, $note, $sentAt)
   on conflict (user_id) where status = 'WAITING' do nothing returning id`,
);

export async function insertDocuments(
  tx: Transaction,
  documents: (typeof verificationDocuments.$inferInsert)[],
): Promise<void> {
  await tx.insert(verificationDocuments).values(documents);
}

/** Decides the waiting request of a person; returns no row if none is waiting. */
export const settleWaiting = prepared<
  { id: number; name: string; email: string },
  { userId: number; adminId: number; status: VerificationStatus; reason: string; now: Date }
>(
  'verifications.settle',
  `update verification_requests r
      set status = $status, decided_at = $now, decided_by = $adminId, reason = $reason
     from users u
    where r.user_id = $userId and r.status = 'WAITING' and u.id = r.user_id
   returning r.id, u.name, u.email`,
);

/** Deletes the documents and notes of requests decided before a given time. Returns the keys of the documents. */
export const forgetDecidedBefore = prepared<{ key: string }, [before: Date]>(
  'verifications.forget-decided',
  `with old as (
     select r.id from verification_requests r
      where r.decided_at < $1 and exists (select from verification_documents d where d.request_id = r.id)
      order by r.decided_at limit 500),
   emptied as (update verification_requests set note = '' where id in (select id from old))
   delete from verification_documents where request_id in (select id from old) returning key`,
);

/** Deletes all documents of a person. Returns their keys. */
export const forgetRequestsOf = prepared<{ key: string }, [userId: number]>(
  'verifications.forget-of',
  `with gone as (delete from verification_documents d using verification_requests r
                  where r.id = d.request_id and r.user_id = $1 returning d.key)
   select key from gone`,
);

export const deleteRequestsOf = prepared<object, [userId: number]>(
  'verifications.delete-of',
  'delete from verification_requests where user_id = $1',
);

/** Those of the given keys that belong to a document. */
export const knownKeys = prepared<{ key: string }, [keys: readonly string[]]>(
  'verifications.known-keys',
  'select key from verification_documents where key = any($1::text[])',
);

export const findDocument = prepared<
  { key: string; name: string; mime: string },
  [requestId: number, documentId: number]
>(
  'verifications.document',
  'select key, name, mime from verification_documents where request_id = $1 and id = $2',
);
