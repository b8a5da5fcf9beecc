import { existsSync } from 'node:fs';
import { findProgram, installDebianPackage, isDebianRoot } from './find-program.mjs';
import { PlainError, pinnedNode, root, runProgram, runScript } from './run-program.mjs';
import { setUp } from './set-up.mjs';

/*
 * `npm run browsers` runs one scenario (sign in, like, chat, pay, dashboard) in Firefox and in WebKit, at desktop and
 * phone width. `-- firefox` or `-- webkit` selects one of them.
 */

/** @type {Record<string, Record<string, { names: string[], places?: string[], debian: string }>>} */
const needed = {
  firefox: {
    FIREFOX: { names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  },
  webkit: {
    WEBKIT_DRIVER: { names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
    XVFB_RUN: { names: ['xvfb-run'], debian: 'xvfb' },
    MINI_BROWSER: {
      names: [],
      places: ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
        (kind) => `/usr/lib/${kind}/webkit2gtk-4.1/MiniBrowser`,
      ),
      debian: 'libwebkit2gtk-4.1-0',
    },
  },
};

await runScript(async () => {
  await setUp();
  const [wanted] = process.argv.slice(2);
  if (wanted !== undefined && !needed[wanted])
    throw new PlainError(`There is no walk in ${wanted}; take firefox or webkit.`);
  /** @type {Record<string, string>} */
  const programs = {};
  for (const engine of wanted === undefined ? Object.keys(needed) : [wanted]) {
    for (const [setting, how] of Object.entries(needed[engine] ?? {}))
      programs[setting] = await getProgram(setting, how);
  }
  if (!existsSync(`${root}/web/build`)) {
    const code = await runProgram(pinnedNode, ['scripts/build-web.mjs']);
    if (code !== 0) return code;
  }
  return runProgram(pinnedNode, ['tests/browsers/main.ts'], programs);
});

/**
 * The program that the setting names, else one on this machine, else one that is installed now.
 * @param {string} setting
 * @param {{ names: string[], places?: string[], debian: string }} how
 */
async function getProgram(setting, { names, places, debian }) {
  const named = process.env[setting];
  const find = () => named ?? findProgram(names, { ...(places && { places }), isRight: () => true });
  const found = find();
  if (found) return found;
  if (isDebianRoot() && (await installDebianPackage(debian))) {
    const installed = find();
    if (installed) return installed;
  }
  throw new PlainError(
    `This walk needs Debian’s package ${debian}. Install it, or name its program in ${setting}, then try again.`,
  );
}
