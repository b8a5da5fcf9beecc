import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './compiled-messages.vite.ts';
import { englishAsGaps, wordsAsGaps } from './page-languages.vite.ts';
import { serviceWorker } from './service-worker.vite.ts';

export default defineConfig({
  plugins: [
    wordsAsGaps(),
    englishAsGaps(),
    compiledMessages(),
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
    // Node keeps the text of every module. Names stay, so that a stack says where it failed.
    ssr: {
      build: {
        rolldownOptions: {
          output: { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } },
        },
      },
    },
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
                // The outbox comes later, to whoever is signed in.
                {
                  name: 'shell',
                  priority: 2,
                  test: /\/web\/app\/((platform|shell)\/(?!forms\/|i18n\/places|sentences\/words-with-links|store\/device-store|outbox\/(?:outbox\.|outbox-of|outbox-li|entry-store|waiting-state|open-outbox|file-store|send-waiting|use-waiting-files|waiting-here|worker-copy)|.*\.(layout|route)\.)|ui\/(class-names|icons|icon-button|button|toast|avatar|byline|logo|menu|dialog|error-state|initials))/,
                },
                // What the pages that people land on share: cards, marks, pictures, prices.
                {
                  name: 'cards',
                  priority: 1,
                  test: /\/web\/app\/(ui\/(?!floats|threads\/(?:timeline|progress)|forms\/(?!text-input|checkbox|focus-first)|lists\/(?:data-table|compact-row)|back-link|use-drag)|features\/(engagement\/(marks\/(?!design-actions|watch-pending-marks)|follows|engagement\.|boards\/board-choice|shares\/share-button|comments\/comments-opener)|designs\/showing\/(design-details\.(api|words|en)|use-design-prefetch)|reviews\/(told-review|stitch)|feed\/feed\.words|stories\/(stories\.(api|words)|seen-stories)|discovery\/explore\/category-link)|platform\/i18n\/places)|\/contracts\/src\/(money\/money|orders\/core\/free-cancel|places\/place-in)/,
                },
                // Small things that a design's page, and those of finding, share with others: one file instead of a dozen.
                {
                  name: 'design',
                  test: /\/web\/app\/features\/(reviews\/(stars|review-card)|measurements\/size-radios|profiles\/shop\/closed-note|complaints\/reports\/(report-button|reports\.words)|designs\/(pictures\/picture-strip|showing\/(design-gone|design-head|expected-delivery))|messaging\/conversation\/message-link|engagement\/comments\/comments-skeleton)|\/contracts\/src\/measurements\/bodies/,
                },
                // The field of a comment, at once on a card of the feed and later beneath a design.
                {
                  name: 'comments',
                  test: /\/web\/app\/features\/engagement\/(comments\/comment-box|comments\/comment-drafts|mentions\/(mention-words|use-mention-typing))/,
                },
                // How text and numbers are read, without the checks of forms: lengths and comments need it, too.
                {
                  name: 'texts',
                  priority: 1,
                  test: /\/contracts\/src\/(platform\/text\/(readable-text|typed-numbers)|profiles\/(pincode|country))\.ts/,
                },
                {
                  name: 'finding',
                  test: /\/web\/app\/features\/discovery\/(explore\/(explore\.words|use-role-name|trade-of)|search\/(search\.api|design-tile)|near\/use-my-location)|\/web\/app\/ui\/floats\/filter-foot/,
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
