import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { maskEmail } from '#contracts/accounts/password-reset.rules.ts';

/**
 * The navigation state that one step of a password reset passes to the next; the browser keeps it across a reload.
 */
export interface CodeStep {
  email: string;
  emailMasked: string;
  /** When the next code may be requested, in milliseconds since 1970. */
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
 * The state from the previous step. Null on the server and until hydration, because the server never receives it.
 * Without a previous step, `onMissing` is called and the viewer goes to the first step.
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
