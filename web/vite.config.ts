import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './compiled-messages.vite.ts';
import { iconSprite } from './icon-sprite.vite.ts';
import { englishAsGaps, wordsAsGaps } from './page-languages.vite.ts';
import { ownRouteModules } from './route-modules.vite.ts';
import { serviceWorker } from './service-worker.vite.ts';

export default defineConfig({
  plugins: [
    ownRouteModules(),
    wordsAsGaps(),
    englishAsGaps(),
    compiledMessages(),
    iconSprite(),
    tailwindcss(),
    reactRouter(),
    serviceWorker(),
  ],
  resolve: {
    alias: [
      // The catalogues are compiled while bundling, so the message parser (8 kB) stays out of the browser.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
    ],
  },
  // The alias must hold on the server too, where packages are otherwise left to Node.
  ssr: { noExternal: ['use-intl', 'icu-minify'] },
  server: { fs: { allow: ['..'] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs, in two files: many small ones compress worse.
                {
                  name: 'framework',
                  priority: 3,
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|use-intl|icu-minify|@formatjs)\//,
                },
                {
                  name: 'shell',
                  priority: 2,
                  test: /\/web\/app\/((platform|shell)\/(?!forms\/|.*\.(layout|route)\.)|ui\/(class-names|icons|icon-button|button|toast|avatar|byline|logo|menu|dialog|error-state|initials))/,
                },
                // What the pages that people land on share: cards, marks, pictures, prices.
                {
                  name: 'cards',
                  priority: 1,
                  test: /\/web\/app\/(ui\/(?!floats|forms|data-table|use-drag)|features\/(engagement\/(marks|follows|engagement\.|boards\/board-choice)|designs\/showing\/(design-details\.(api|words|en)|use-design-prefetch)|reviews\/told-review))|\/contracts\/src\/money\/money/,
                },
                // What checks forms is set apart: a page without a form must not get it along with the shell.
                // Drafts are not: the chat and an order's page keep some and check none.
                {
                  name: 'checks',
                  test: /node_modules\/(zod|react-hook-form|@hookform)\/|\/contracts\/src\/[a-z]+\/[a-z-]*fields|\/web\/app\/platform\/forms\/(?!draft|use-draft)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // Fonts are preloaded and cached by name; inlined they would be fetched with every stylesheet.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
