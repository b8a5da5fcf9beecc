import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  confirmNumber,
  getMobileNumber,
  loginWithNumber,
  MobileNumber,
  numberSignInOffered,
  removeNumber,
  sendNumberCode,
  sendSignInCode,
} from '#contracts/accounts/mobile-numbers.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { changeViewer } from '#web/platform/viewer/use-viewer.ts';

/** The viewer's confirmed mobile number. */
export const mobileNumber: ApiQuery<MobileNumber> = {
  key: ['mobile-number'],
  staleTime: 5000,
  async fetch(from) {
    return (await from.call<typeof getMobileNumber>('GET /api/auth/number')).data;
  },
};

/** Whether this server offers sign-in by mobile number. */
export const numberOffered: ApiQuery<boolean> = {
  key: ['number-offered'],
  staleTime: 600_000,
  async fetch(from) {
    const { data } = await from.call<typeof numberSignInOffered>('GET /api/auth/login/number');
    return data.isOffered;
  },
};

export function useSendNumberCode() {
  return useMutation({
    mutationFn: async (body: RequestOf<typeof sendNumberCode>['body']) =>
      await api.call<typeof sendNumberCode>('POST /api/auth/number/send', { body }),
  });
}

export function useConfirmNumber() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) =>
      (await api.call<typeof confirmNumber>('POST /api/auth/number/confirm', { body: { code } })).data,
    onSuccess: (data) => show(client, data),
  });
}

export function useRemoveNumber() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.call<typeof removeNumber>('POST /api/auth/number/remove')).data,
    onSuccess: (data) => show(client, data),
  });
}

/** Text messages depend on the number, so the notification choices are refetched. */
async function show(client: QueryClient, data: MobileNumber): Promise<void> {
  client.setQueryData(mobileNumber.key, data);
  await client.invalidateQueries({ queryKey: ['notification-choices'] });
}

export function useSendSignInCode() {
  return useMutation({
    mutationFn: async (body: RequestOf<typeof sendSignInCode>['body']) =>
      await api.call<typeof sendSignInCode>('POST /api/auth/login/number/send', { body }),
  });
}

/** Signs in and clears the data cached for the previous viewer. */
export function useLoginWithNumber() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RequestOf<typeof loginWithNumber>['body']) =>
      (await api.call<typeof loginWithNumber>('POST /api/auth/login/number', { body })).data,
    onSuccess: ({ user }) => changeViewer(client, user),
  });
}
