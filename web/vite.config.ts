import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { catalogues } from './catalogues.vite.ts';
import { isLandingChunk, landingChunks } from './landing-chunks.vite.ts';
import { englishAsGaps, wordsAsGaps } from './page-languages.vite.ts';
import { serviceWorker } from './service-worker.vite.ts';

export default defineConfig({
  plugins: [
    wordsAsGaps(),
    englishAsGaps(),
    catalogues({ apply: 'serve' }),
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
  // The alias must apply on the server too, where Node otherwise loads packages itself.
  ssr: { noExternal: ['use-intl', 'icu-minify'] },
  server: { fs: { allow: ['..'] } },
  environments: {
    // Node keeps the source text of every module, so whitespace is removed. Names stay, so that stack traces are
    // readable.
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
            // Every page loads the list of all chunks, which is a third shorter without their names.
            chunkFileNames: ({ name }) =>
              isLandingChunk(name) ? 'assets/[name]-[hash].js' : 'assets/chunk-[hash].js',
            codeSplitting: { groups: landingChunks },
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
