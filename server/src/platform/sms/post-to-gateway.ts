export interface Gateway {
  url: string;
  /** Sent as `Authorization: Bearer …`; undefined for a gateway that needs none. */
  token: string | undefined;
  /** The name or header that messages come from. */
  sender: string;
}

interface Posted {
  /** The same for every try, so that a gateway that took it before does not send it twice. */
  id: string;
  to: string;
  text: string;
  kind: string;
}

/** A gateway that is silent for so long is not there; the message is tried again. */
const mayTakeMs = 10_000;

/**
 * Hands one message to the gateway. False where it is refused for good. Throws, without the number, where it may be
 * taken later. No redirect is followed, as it would carry the token along.
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
