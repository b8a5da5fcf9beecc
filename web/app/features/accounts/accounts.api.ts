import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { login, register } from '#contracts/accounts/accounts.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { changeViewer } from '#web/platform/viewer/use-viewer.ts';

/** Signs in and clears the data cached for the previous viewer. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof login>['body']) =>
      api.call<typeof login>('POST /api/auth/login', { body }),
    onSuccess: ({ user }) => changeViewer(client, user),
  });
}

/** Creates an account and signs in. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof register>['body']) =>
      api.call<typeof register>('POST /api/auth/register', { body }),
    onSuccess: ({ user }) => changeViewer(client, user),
  });
}
