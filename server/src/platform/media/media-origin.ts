import type { Env } from '#server/env.ts';
import type { PolicyAdditions } from '#server/platform/http/pages/page-policy.ts';

/** Adds the media CDN to the policy, if there is one. */
export function withMediaOrigin(
  env: Pick<Env, 'MEDIA_URL' | 'PUBLIC_URL'>,
  others: PolicyAdditions,
): PolicyAdditions {
  const origin = new URL(env.MEDIA_URL).origin;
  if (origin === new URL(env.PUBLIC_URL).origin) return others;
  return {
    ...others,
    image: [...(others.image ?? []), origin],
    media: [...(others.media ?? []), origin],
  };
}
