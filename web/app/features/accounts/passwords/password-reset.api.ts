import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  changePassword,
  forgotPassowrd,
  resendOtp,
  resetPassword,
  verifyOtp,
} from '#contracts/accounts/password-reset.contract.ts';
import { resendSeconds } from '#contracts/accounts/password-reset.rules.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { changeViewer } from '#web/platform/viewer/use-viewer.ts';
import { sessions } from '../sessions/sessions.api.ts';
import type { CodeStep } from './reset-step.ts';

/** Requests a code; returns what the next step needs. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: async (body: RequestOf<typeof forgotPassowrd>['body']): Promise<CodeStep> => {
      const { data } = await api.call<typeof forgotPassowrd>('POST /api/auth/forgotPassowrd', { body });
      return { email: body.email, emailMasked: data.emailMasked, resendAt: soon() };
    },
  });
}

export function useResendCode() {
  return useMutation({
    mutationFn: async (email: string): Promise<CodeStep> => {
      const { data } = await api.call<typeof resendOtp>('POST /api/auth/resendOtp', { body: { email } });
      return { email, emailMasked: data.emailMasked, resendAt: soon() };
    },
  });
}

export function useVerifyCode() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof verifyOtp>['body']) =>
      api.call<typeof verifyOtp>('POST /api/auth/verifyOtp', { body }),
  });
}

/** Sets the new password. This ends every session, including one in this browser. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof resetPassword>['body']) =>
      api.call<typeof resetPassword>('POST /api/auth/resetPassword', { body }),
    onSuccess: () => changeViewer(client, null),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof changePassword>['body']) =>
      api.call<typeof changePassword>('POST /api/auth/changePassword', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessions.key }),
  });
}

const soon = () => Date.now() + resendSeconds * 1000;
