import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { maskEmail } from '#contracts/accounts/password-reset.rules.ts';

/** What one step of a password reset hands to the next, with the navigation; the browser keeps it over a reload. */
export interface CodeStep {
  email: string;
  emailMasked: string;
  /** When the next code may be asked for, in milliseconds since 1970. */
  resendAt: number;
}

export interface TokenStep {
  resetToken: string;
}

export function readCodeStep(state: unknown): CodeStep | null {
  const { email, emailMasked, resendAt } = asRecord(state);
  if (typeof email !== 'string' || email === '') return null;
  return {
    email,
    emailMasked: typeof emailMasked === 'string' ? emailMasked : maskEmail(email),
    resendAt: typeof resendAt === 'number' ? resendAt : 0,
  };
}

export function readTokenStep(state: unknown): TokenStep | null {
  const { resetToken } = asRecord(state);
  return typeof resetToken === 'string' && resetToken !== '' ? { resetToken } : null;
}

/**
 * The step that led here, or null while that is not known: the server never learns it, so the first look is
 * without it. Anyone who arrives without a step is told by `onMissing` and led to the first one.
 */
export function useStep<Step>(read: (state: unknown) => Step | null, onMissing?: () => void): Step | null {
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const step = isInBrowser ? read(state) : null;
  const isMissing = isInBrowser && step === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told and led away once
  useEffect(() => {
    if (!isMissing) return;
    onMissing?.();
    navigate(`/forgot-password${search}`, { replace: true });
  }, [isMissing]);
  return step;
}

function asRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}
