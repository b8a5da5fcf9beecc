import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writePackedTwins } from './packed-twins.vite.ts';
import { writeLanguages } from './page-languages.vite.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole site map is small: sent once, it saves a request for each link that comes into view.
  routeDiscovery: { mode: 'initial' },
  // A client loader in a file of its own is a second file that must arrive; ours have nothing to wait for.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await writeLanguages(reactRouterConfig.buildDirectory);
    await writePackedTwins(client);
  },
} satisfies Config;
