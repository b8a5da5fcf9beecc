import { afterEach, expect, test, vi } from 'vitest';
import { missingProgram } from './missing-program.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('under CI a test whose program is missing fails, and elsewhere it is skipped', () => {
  vi.stubEnv('CI', '');
  expect(missingProgram('nginx', false)).toContain('there is no nginx');
  vi.stubEnv('CI', 'true');
  expect(() => missingProgram('nginx', false)).toThrow('there is no nginx');
  expect(missingProgram('nginx', true)).toBeUndefined();
});
