import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  getTwoFactor,
  loginWithCode,
  renewRecoveryCodes,
  setUpTwoFactor,
  TwoFactor,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from '#contracts/accounts/two-factor.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { changeViewer } from '#web/platform/viewer/use-viewer.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';

/** Proof of who is at the keyboard: the password and a code. */
export type Proof = RequestOf<typeof turnOffTwoFactor>['body'];

/** Whether the viewer has two-factor sign-in. */
export const twoFactor: ApiQuery<TwoFactor> = {
  key: ['two-factor'],
  staleTime: 5000,
  async fetch(from) {
    return (await from.call<typeof getTwoFactor>('GET /api/auth/twoFactor')).data;
  },
};

/** Completes the sign-in in the browser where the password was typed. */
export function useLoginWithCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) =>
      (await api.call<typeof loginWithCode>('POST /api/auth/login/code', { body: { code } })).data,
    onSuccess: ({ user }) => changeViewer(client, user),
  });
}

/** Returns a new key for the app. A refusal means that the state shown is out of date. */
export function useSetUpTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.call<typeof setUpTwoFactor>('POST /api/auth/twoFactor/setUp')).data,
    onError: () => askAgain(client),
  });
}

/** Returns the recovery codes. */
export function useTurnOnTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Proof) =>
      (await api.call<typeof turnOnTwoFactor>('POST /api/auth/twoFactor/turnOn', { body })).data
        .recoveryCodes,
    onSuccess: () => askAgain(client),
  });
}

/** Returns the new recovery codes. */
export function useRenewRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Proof) =>
      (await api.call<typeof renewRecoveryCodes>('POST /api/auth/twoFactor/recoveryCodes', { body })).data
        .recoveryCodes,
    onSettled: () => askAgain(client),
  });
}

export function useTurnOffTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) =>
      api.call<typeof turnOffTwoFactor>('POST /api/auth/twoFactor/turnOff', { body }),
    onSettled: () => askAgain(client),
  });
}

async function askAgain(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: twoFactor.key }),
    client.invalidateQueries({ queryKey: viewerQuery.key }),
  ]);
}
