import type { Messages } from './messages.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
