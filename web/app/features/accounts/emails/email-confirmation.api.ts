import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type {
  cancelEmailChange,
  confirmEmail,
  sendConfirmation,
} from '#contracts/accounts/email-confirmation.contract.ts';
import { profileQuery } from '#web/features/profiles/profiles.api.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';

/** Confirms the address that the link belongs to, regardless of who is signed in here. */
export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) =>
      (await api.call<typeof confirmEmail>('POST /api/auth/confirmEmail', { body: { token } })).data,
    onSuccess: () => askAgain(client),
  });
}

/** Returns the address that the email goes to, or null if nothing needs confirming any more. */
export function useSendConfirmation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await api.call<typeof sendConfirmation>('POST /api/auth/sendConfirmation')).data.sentTo,
    onSuccess: (sentTo) => (sentTo === null ? askAgain(client) : undefined),
  });
}

export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call<typeof cancelEmailChange>('POST /api/auth/cancelEmailChange'),
    onSuccess() {
      client.setQueryData<Viewer | null>(
        viewerQuery.key,
        (viewer) => viewer && { ...viewer, pendingEmail: null },
      );
      return client.invalidateQueries({ queryKey: profileQuery.key });
    },
  });
}

async function askAgain(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: viewerQuery.key }),
    client.invalidateQueries({ queryKey: profileQuery.key }),
  ]);
}
