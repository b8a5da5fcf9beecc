import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole site map is small: sent once, it saves a request for each link that comes into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
