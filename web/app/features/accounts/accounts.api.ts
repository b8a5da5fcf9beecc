import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { login, register } from '#contracts/accounts/accounts.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import type { changeAppearance } from '#contracts/profiles/appearance/appearance.contract.ts';
import type { Appearance } from '#contracts/profiles/appearance/appearance.rules.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { appearanceNow } from '#web/platform/appearance/use-appearance.ts';
import { changeViewer } from '#web/platform/viewer/use-viewer.ts';

/** Signs in; what was read before as somebody else is forgotten. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof login>['body']) =>
      api.call<typeof login>('POST /api/auth/login', { body }),
    onSuccess: ({ user }) => changeViewer(client, user),
  });
}

/** Opens an account and signs in. A language that was chosen on this device is the account's from then on. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof register>['body']) =>
      api.call<typeof register>('POST /api/auth/register', { body }),
    onSuccess: async ({ user }) => changeViewer(client, { ...user, appearance: await rememberLanguage() }),
  });
}

/** Null where none was chosen. Where it could not be remembered, the account is there all the same. */
async function rememberLanguage(): Promise<Appearance | null> {
  const body = appearanceNow();
  if (body.language === null) return null;
  const remembered = api.call<typeof changeAppearance>('POST /api/users/appearance', { body });
  return remembered.then(({ data }) => data).catch(() => null);
}
