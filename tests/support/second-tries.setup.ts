import { afterEach } from 'vitest';

// The report keeps what is told in `meta`; `scripts/count-tests.mjs` reads it.
afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0) Object.assign(task.meta, { isSecondTry: true });
});
