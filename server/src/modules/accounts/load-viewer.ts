import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { Env } from '#server/env.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { viewerOf } from './accounts.queries.ts';
import { presentViewer } from './present-viewer.ts';

export async function loadViewer(
  executor: Executor,
  userId: number,
  env: Pick<Env, 'MEDIA_URL' | 'REQUIRE_CONFIRMED_EMAIL'>,
): Promise<Viewer | null> {
  const [row] = await viewerOf(executor, [userId]);
  return row ? presentViewer(row, env) : null;
}
