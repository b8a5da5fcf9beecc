import { formatRupees, toPaise, toRupees } from '#contracts/money/money.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { cancellationLimits } from '#contracts/orders/endings/cancellation.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { waitingRequests, writeDecision } from './cancellations.queries.ts';

/** The cancellation requests that wait for the desk as plain text, oldest first. */
export async function listWaitingCancellations(executor: Executor): Promise<string> {
  const requests = await waitingRequests(executor, []);
  if (requests.length === 0) return 'No request to cancel waits for the desk.';
  return requests
    .map(({ orderId, orderedAt, stage, mostKeptPaise, reason, askedAt, buyer, maker }) =>
      [
        `Order ${orderId}, ${orderNumber(orderId, orderedAt)}: ${onOneLine(buyer)} asked ${onOneLine(maker)} on ${askedAt.toISOString()}`,
        `  stage ${stage}, at most ${formatRupees(toRupees(mostKeptPaise))} may be kept`,
        `  they say: ${onOneLine(reason)}`,
      ].join('\n'),
    )
    .join('\n\n');
}

/** Removes control characters from user text, so that it cannot move the terminal's cursor or change colours. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

/**
 * Stores a decision of the desk: `<order> agree <rupees> [words]` or `<order> refuse <words>`. The server carries it
 * out within a minute. Returns undefined if the command is invalid, null if no request of the order waits for the
 * desk.
 */
export async function writeDeskDecision(
  executor: Executor,
  [order = '', verb = '', ...rest]: readonly string[],
): Promise<string | null | undefined> {
  const agrees = verb === 'agree';
  const [keep = '', ...words] = agrees ? rest : ['0', ...rest];
  const said = words.join(' ').trim();
  const isDecision = agrees || (verb === 'refuse' && said !== '');
  if (!isDecision || !/^[1-9]\d{0,14}$/.test(order) || !/^\d{1,9}(\.\d{1,2})?$/.test(keep)) return undefined;
  if (said.length > cancellationLimits.longestReason) return undefined;
  const keepPaise = toPaise(Number(keep));
  const [written] = await writeDecision(executor, { orderId: Number(order), agrees, keepPaise, words: said });
  if (!written) return null;
  return `The request of order ${order} is ${agrees ? 'agreed to' : 'refused'}; the server carries it out within a minute.`;
}
