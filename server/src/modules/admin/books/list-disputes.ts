import type { Dispute, GivenUpWebhook } from '#contracts/admin/books/books.contract.ts';
import { toRupees } from '#contracts/money/money.ts';
import { type DisputeRow, newestDisputes, webhooksGivenUp } from '#server/modules/payments/public.ts';
import type { Services } from '#server/platform/services.ts';

const most = 100;

export function presentDispute({ amountPaise, respondBy, createdAt, endedAt, ...row }: DisputeRow): Dispute {
  return {
    ...row,
    amount: toRupees(amountPaise),
    respondBy: respondBy?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export async function listDisputes({ db }: Pick<Services, 'db'>): Promise<Dispute[]> {
  return (await newestDisputes(db, [most])).map(presentDispute);
}

/** News of the provider that cannot be applied. */
export async function listGivenUpWebhooks({ db }: Pick<Services, 'db'>): Promise<GivenUpWebhook[]> {
  return (await webhooksGivenUp(db, [most])).map(({ receivedAt, givenUpAt, ...webhook }) => ({
    ...webhook,
    receivedAt: receivedAt.toISOString(),
    givenUpAt: givenUpAt.toISOString(),
  }));
}
