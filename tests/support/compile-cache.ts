import { fileURLToPath } from 'node:url';

/** Node's compile cache for the processes that tests start: it saves the second server a third of its start. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)),
};
