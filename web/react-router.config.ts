import type { Config } from '@react-router/dev/config';
import { writeLanguages } from './page-languages.vite.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole site map is small: sent once, it saves a request for each link that comes into view.
  routeDiscovery: { mode: 'initial' },
  // A client loader in a file of its own is a second file that must arrive; ours have nothing to wait for.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => writeLanguages(reactRouterConfig.buildDirectory),
} satisfies Config;
