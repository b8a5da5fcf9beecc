import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './compiled-messages.vite.ts';

export default defineConfig({
  plugins: [compiledMessages(), tailwindcss(), reactRouter()],
  resolve: {
    alias: [
      // The catalogues are compiled while bundling, so the message parser (8 kB) stays out of the browser.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
    ],
  },
  // The alias must hold on the server too, where packages are otherwise left to Node.
  ssr: { noExternal: ['use-intl', 'icu-minify'] },
  server: { fs: { allow: ['..'] } },
  build: {
    // Fonts are preloaded and cached by name; inlined they would be fetched with every stylesheet.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
