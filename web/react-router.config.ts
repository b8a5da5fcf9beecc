import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writePackedTwins } from './packed-twins.vite.ts';
import { writeLanguages } from './page-languages.vite.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The route manifest is small: sent whole, it saves a request for each link that comes into view.
  routeDiscovery: { mode: 'initial' },
  // A client loader in its own file would need a second download; ours have nothing to gain from starting early.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await writeLanguages(reactRouterConfig.buildDirectory);
    await writePackedTwins(client);
  },
} satisfies Config;
