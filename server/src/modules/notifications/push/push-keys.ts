import { createECDH } from 'node:crypto';
import type { Services } from '#server/platform/services.ts';
import { keptKeys, offerKeys } from './push.queries.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The key pair that signs pushes: from the settings, otherwise a pair that is generated once and stored in the
 * database. Every subscription is bound to it, so it stays the same across restarts.
 */
export function makeLoadPushKeys({ db, env }: Pick<Services, 'db' | 'env'>): () => Promise<PushKeys> {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = env;
  let kept: PushKeys | undefined = publicKey && privateKey ? { publicKey, privateKey } : undefined;
  return async () => {
    kept ??= (await keptKeys(db, []))[0] ?? (await makeKeys());
    return kept;
  };

  async function makeKeys(): Promise<PushKeys> {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const secret = Buffer.alloc(32);
    const bare = pair.getPrivateKey();
    // The private key comes without leading zeros.
    bare.copy(secret, 32 - bare.length);
    await offerKeys(db, [pair.getPublicKey('base64url'), secret.toString('base64url')]);
    const [first] = await keptKeys(db, []);
    if (!first) throw new Error('the keys of web push were not kept');
    return first;
  }
}
