import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EditableUser, editUser, updateUser } from '#contracts/admin/users/edit-user.contract.ts';
import type { AdminUser, actOnUser, findUser, listUsers } from '#contracts/admin/users/users.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { listBy } from '../lists/list-by.ts';

export const usersList = listBy('users', async (from, request) => {
  const { users, nextCursor } = await from.call<typeof listUsers>('GET /api/admin/users', request);
  return { rows: users, nextCursor };
});

export function userQuery(id: string): ApiQuery<AdminUser> {
  return {
    key: ['admin', 'user', id],
    async fetch(from) {
      const { user } = await from.call<typeof findUser>('GET /api/admin/users/:id', {
        params: { id },
      });
      return user;
    },
  };
}

/** A refusal may mean that the page was out of date, so all admin queries are refetched. */
export function useActOnUser(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof actOnUser>['body']) =>
      api.call<typeof actOnUser>('POST /api/admin/users/:id/act', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** Not under the key of the other admin queries, so that invalidating those does not refetch an open form. */
export function editedUserQuery(id: string): ApiQuery<EditableUser> {
  return {
    key: ['admin-edit-user', id],
    staleTime: 0,
    async fetch(from) {
      const { user } = await from.call<typeof editUser>('GET /api/admin/users/:id/edit', {
        params: { id },
      });
      return user;
    },
  };
}

export async function saveUser(
  id: number,
  body: RequestOf<typeof updateUser>['body'],
): Promise<EditableUser> {
  return (await api.call<typeof updateUser>('PUT /api/admin/users/:id', { params: { id }, body })).user;
}
