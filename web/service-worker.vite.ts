import type { Plugin } from 'vite';

const source = 'service-worker/service-worker.ts';

/** Browsers request it here. Its scope is everything below, and its name must stay the same across versions. */
const address = '/service-worker.js';

/** Builds the service worker into one file of the client folder; the development server serves it from its source. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      if (this.environment.mode === 'build') {
        this.emitFile({ type: 'chunk', id: source, fileName: address.slice(1) });
      }
    },
    generateBundle(_, bundle) {
      const built = bundle[address.slice(1)];
      if (built?.type !== 'chunk') return this.error('The service worker was not built');
      // A classic worker runs a single file without imports.
      if (built.imports.length > 0 || built.exports.length > 0) {
        this.error(`The service worker shares code with pages: ${built.imports.join(', ')}`);
      }
    },
    configureServer({ middlewares, transformRequest }) {
      middlewares.use(address, async (_, reply, next) => {
        const answer = await transformRequest(`/${source}`).catch(next);
        if (!answer) return;
        reply.setHeader('content-type', 'text/javascript');
        reply.setHeader('cache-control', 'no-cache');
        reply.end(answer.code);
      });
    },
  };
}
