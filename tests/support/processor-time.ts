/** Milliseconds of processor time that this process spends on `act`; other programs do not count. */
export function processorMs(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
