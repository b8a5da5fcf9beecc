import type { PaymentsContext } from '../payments.context.ts';
import { isUnavailable } from '../provider/provider-error.ts';
import { bookDispute } from './book-dispute.ts';

/** Reads the newest disputes, including those without a webhook. Does nothing while the provider is unavailable. */
export async function pollDisputes(context: PaymentsContext): Promise<void> {
  try {
    for (const dispute of await context.client.listDisputes()) await bookDispute(context, dispute);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.services.log.warn({ err: error }, 'the payment provider could not be asked for disputes');
  }
}
