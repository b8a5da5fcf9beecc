import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { pagePolicy } from '#server/platform/http/pages/page-policy.ts';
import { withMediaOrigin } from './media-origin.ts';
import { pictureUrl, videoUrl } from './media-url.ts';

const site = { PUBLIC_URL: 'https://tanabana.example' };

function policyOf(settings: Record<string, string>): Record<string, string> {
  const env = { ...readEnv(settings), PUBLIC_URL: site.PUBLIC_URL };
  const policy = pagePolicy(
    'n0nce',
    site.PUBLIC_URL,
    withMediaOrigin(env, { image: ['https://pay.example'] }),
  );
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part]));
}

test('with a CDN pictures and videos are addressed by it, and pages may show them and nothing else of it', () => {
  const { MEDIA_URL } = readEnv({ MEDIA_BASE_URL: 'https://cdn.example/' });
  expect(pictureUrl(MEDIA_URL, 'key')).toBe('https://cdn.example/media/key/1080.webp');
  expect(videoUrl(MEDIA_URL, 'key')).toBe('https://cdn.example/media/key/video.mp4');
  const policy = policyOf({ MEDIA_BASE_URL: 'https://cdn.example/' });
  const allowing = Object.keys(policy).filter((name) => policy[name]?.includes('https://cdn.example'));
  expect(allowing).toEqual(['img-src', 'media-src']);
  expect(policy['img-src']).toContain('https://pay.example');
});

test('without a CDN the policy names no other origin for pictures', () => {
  const env = { MEDIA_URL: site.PUBLIC_URL, PUBLIC_URL: site.PUBLIC_URL };
  expect(withMediaOrigin(env, {})).toEqual({});
});
