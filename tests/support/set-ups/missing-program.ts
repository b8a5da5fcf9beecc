/**
 * Why tests that need a program are skipped; undefined if the program is present. Throws if the setting CI is on:
 * `npm test` installs the programs there, and a skipped test would look like a passed one.
 */
export function missingProgram(name: string, isThere: boolean): string | undefined {
  if (isThere) return undefined;
  const why = `there is no ${name} on this machine and none could be installed`;
  if (process.env.CI) throw new Error(`Under CI no test is skipped, but ${why}.`);
  return why;
}
