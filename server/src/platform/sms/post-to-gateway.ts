export interface Gateway {
  url: string;
  /** Sent as `Authorization: Bearer …`; undefined if the gateway needs none. */
  token: string | undefined;
  /** The sender name or header of the messages. */
  sender: string;
}

interface Posted {
  /** The same for every attempt, so that the gateway does not send a message twice. */
  id: string;
  to: string;
  text: string;
  kind: string;
}

/** A gateway that does not respond in this time counts as unavailable; the message is retried. */
const mayTakeMs = 10_000;

/**
 * Sends one message to the gateway. Returns false if it is permanently refused. Throws an error without the number if
 * a retry may succeed. Redirects are not followed, because they would receive the token.
 */
export async function postToGateway({ url, token, sender }: Gateway, message: Posted): Promise<boolean> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': message.id,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ ...message, sender }),
    redirect: 'manual',
    signal: AbortSignal.timeout(mayTakeMs),
  }).catch((error: Error) => {
    throw new Error(`The SMS gateway did not answer: ${error.name}`);
  });
  await answer.body?.cancel();
  const { status } = answer;
  if (status >= 200 && status < 300) return true;
  if ([400, 404, 410, 413, 422].includes(status)) return false;
  throw new Error(`The SMS gateway answered with ${status}`);
}
