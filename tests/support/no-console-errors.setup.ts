import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test that provokes a console error asserts it and then calls `vi.mocked(console.error).mockClear()`. */
let consoleError: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(consoleError, 'nothing unexpected is written with console.error').not.toHaveBeenCalled();
});
