import type { Message } from '#web/platform/sentences/sentences.ts';

/** The message at a path of the form's errors. */
export type FaultAt = (...path: (string | number)[]) => Message | undefined;

/** Reads the errors of the form library, which mirror the shape of the form. */
export const faultsIn =
  (errors: unknown): FaultAt =>
  (...path) => {
    const found = path.reduce<unknown>((within, key) => Object(within)[key], errors);
    const { message } = Object(found);
    return typeof message === 'string' ? message : undefined;
  };
