import { fileURLToPath } from 'node:url';

/**
 * For the processes that tests start: the second server to start finds its modules compiled, which is a third of what
 * its start costs.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)),
};
