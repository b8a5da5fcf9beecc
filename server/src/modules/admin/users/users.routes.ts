import { editUser as editUserEndpoint, updateUser } from '#contracts/admin/users/edit-user.contract.ts';
import { actOnUser, findUser, listUsers } from '#contracts/admin/users/users.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { actOn } from './act-on-user.ts';
import { editUser, loadUserToEdit } from './edit-user.ts';
import { loadUser, loadUsers } from './list-users.ts';

const acts: Limit = { name: 'admin.acts', by: 'account', most: 300, seconds: 3600 };

export function userRoutes(serve: Serve, services: Services): void {
  serve(listUsers, async ({ query }) => ({ success: true, ...(await loadUsers(services, query)) }));

  serve(findUser, async ({ params, viewer }) => ({
    success: true,
    user: await loadUser(services, viewer.id, params.id),
  }));

  serve(
    actOnUser,
    async ({ params, body, viewer }) => {
      await actOn(services, viewer.id, params.id, body);
      return { success: true, user: await loadUser(services, viewer.id, params.id) };
    },
    { limits: [acts] },
  );

  serve(editUserEndpoint, async ({ params, viewer }) => ({
    success: true,
    user: await loadUserToEdit(services, viewer.id, params.id),
  }));

  serve(
    updateUser,
    async ({ params, body, viewer }) => ({
      ...succeed('done.userEdited'),
      user: await editUser(services, viewer.id, params.id, body),
    }),
    { limits: [acts] },
  );
}
