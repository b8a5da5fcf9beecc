import type { Viewer as ShownViewer } from '#contracts/accounts/accounts.contract.ts';
import { profileImageSentences } from '#contracts/profiles/profile.rules.ts';
import {
  chooseRole as chooseRoleEndpoint,
  getMe,
  getProfile,
  getProfileImage,
  removeProfileImage as removeProfileImageEndpoint,
  updateProfile as updateProfileEndpoint,
  updateProfileImage,
} from '#contracts/profiles/profiles.contract.ts';
import { loadViewer } from '#server/modules/accounts/public.ts';
import { invalidInput, personNotFound } from '#server/platform/http/app-error.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { withUpload } from '#server/platform/media/uploads/with-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { languageOfCaller } from '#server/platform/ssr/page-language.ts';
import { chooseRole } from './choose-role.ts';
import { loadProfile } from './load-profile.ts';
import { removeProfileImage, setProfileImage } from './set-profile-image.ts';
import { updateProfile } from './update-profile.ts';

export function profileRoutes(serve: Serve, services: Services): void {
  const { db, env } = services;

  async function show(userId: number): Promise<ShownViewer> {
    const viewer = await loadViewer(db, userId, env);
    if (!viewer) throw personNotFound();
    return viewer;
  }

  serve(getMe, async ({ viewer }) => {
    const { id, name, email, profileImage } = await show(viewer.id);
    return { success: true, data: { id, name, email, profileImage } };
  });

  serve(getProfileImage, async ({ viewer }) => {
    const { profileImage } = await show(viewer.id);
    return { success: true, data: { profileImage } };
  });

  serve(getProfile, async ({ viewer }) => ({ success: true, data: await loadProfile(services, viewer.id) }));

  serve(
    updateProfileEndpoint,
    async ({ body, viewer, request }) => {
      const askedIn = languageOfCaller(request.headers);
      const { profile, isEmailAsked } = await updateProfile(services, viewer, body, askedIn);
      const succeeded = isEmailAsked
        ? succeed('done.profileAwaitsLink', { email: body.email, current: profile.email })
        : succeed('done.profileUpdated');
      return { ...succeeded, data: profile };
    },
    { limits: [{ name: 'profile', by: 'account', most: 30, seconds: 5 * 60 }] },
  );

  serve(
    chooseRoleEndpoint,
    async ({ body, viewer }) => ({
      ...succeed('done.roleChanged'),
      data: await chooseRole(services, viewer.id, body.role),
    }),
    { limits: [{ name: 'profile.role', by: 'account', most: 20, seconds: 3600 }] },
  );

  serve(
    removeProfileImageEndpoint,
    async ({ viewer }) => {
      await removeProfileImage(services, viewer.id);
      return { ...succeed('done.portraitRemoved') };
    },
    { limits: [{ name: 'profile.image-removed', by: 'account', most: 60, seconds: 3600 }] },
  );
}

/** Registered on a server that parses multipart forms. */
export function profileImageRoutes(serve: Serve, services: Services): void {
  serve(
    updateProfileImage,
    async ({ viewer, request }) => {
      const imageUrl = await withUpload(
        services,
        { endpoint: updateProfileImage, request, ownerId: viewer.id },
        ({ files: [file] }) => {
          if (!file) throw invalidInput({ image: profileImageSentences.none });
          return setProfileImage(services, viewer.id, file);
        },
      );
      return { ...succeed('done.portraitChanged'), data: { imageUrl } };
    },
    {
      limits: [{ name: 'profile.image', by: 'account', most: 30, seconds: 3600 }],
      config: { acceptsSlowBody: true },
    },
  );
}
