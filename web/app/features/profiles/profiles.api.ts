import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import type {
  chooseRole,
  getProfile,
  Profile,
  removeProfileImage,
  updateProfile,
  updateProfileImage,
} from '#contracts/profiles/profiles.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { imageForm, upload } from '#web/platform/api/upload.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { storeUser } from '#web/platform/viewer/stored-user.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';

const minute = 60_000;

export const profileQuery: ApiQuery<Profile> = {
  key: ['profile'],
  staleTime: minute,
  fetch: async (api) => (await api.call<typeof getProfile>('GET /api/users/profile')).data,
};

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RequestOf<typeof updateProfile>['body']) =>
      (await api.call<typeof updateProfile>('POST /api/users/updateProfile', { body })).data,
    onSuccess: (profile) => showChanged(client, profile),
  });
}

export function useChooseRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (role: RequestOf<typeof chooseRole>['body']['role']) =>
      (await api.call<typeof chooseRole>('POST /api/users/chooseRole', { body: { role } })).data,
    onSuccess: (profile) => showChanged(client, profile),
  });
}

interface Photo {
  /** The cropped photo, once ready. */
  photo: Promise<File>;
  /** Gets the share sent so far, 0 to 1. */
  onProgress: (done: number) => void;
}

export function useUploadPhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ photo, onProgress }: Photo) => {
      const body = imageForm(await photo);
      return (
        await upload<typeof updateProfileImage>('POST /api/users/updateProfileImage', body, { onProgress })
      ).data.imageUrl;
    },
    onSuccess: (profileImage) => showChanged(client, { profileImage }),
  });
}

export function useRemovePhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call<typeof removeProfileImage>('DELETE /api/users/profile-image'),
    onSuccess: () => showChanged(client, { profileImage: null }),
  });
}

/**
 * Updates the viewer in the cache at once and invalidates all other queries, because the viewer also appears beside
 * their comments, designs and stories.
 */
function showChanged(client: QueryClient, changes: Partial<Profile>): void {
  client.setQueryData<Profile>(profileQuery.key, (known) => known && { ...known, ...changes });
  client.setQueryData<Viewer | null>(viewerQuery.key, (viewer) => viewer && withChanges(viewer, changes));
  storeUser(client.getQueryData<Viewer | null>(viewerQuery.key) ?? null);
  const mine: readonly unknown[] = [profileQuery.key[0], viewerQuery.key[0]];
  void client.invalidateQueries({ predicate: ({ queryKey }) => !mine.includes(queryKey[0]) });
}

function withChanges(viewer: Viewer, changes: Partial<Profile>): Viewer {
  const { name = viewer.name, email = viewer.email, phone = viewer.phone, role = viewer.role } = changes;
  const { profileImage = viewer.profileImage, pendingEmail = viewer.pendingEmail } = changes;
  const [firstName = '', ...rest] = name.split(' ');
  return {
    ...viewer,
    name,
    // The seal belongs to the name and is lost with it.
    isVerified: viewer.isVerified && name.toLowerCase() === viewer.name.toLowerCase(),
    firstName,
    lastName: rest.join(' '),
    email,
    pendingEmail,
    phone,
    role,
    profileImage,
  };
}
