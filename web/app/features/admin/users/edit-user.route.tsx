import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import usersWords from '#web/words/en/features/admin/users/users.json';
import { EditPage } from '../editing/edit-page.tsx';
import type { Route } from './+types/edit-user.route.ts';
import { EditUserForm } from './edit-user-form.tsx';
import { editedUserQuery } from './users.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(usersWords);
  return pageMeta(matches, { title: t('edit.title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, editedUserQuery(args.params.userId));
}

export const clientLoader = noLoaderData;

export default function EditUserPage({ loaderData, params: { userId } }: Route.ComponentProps) {
  const t = useWords(usersWords, 'edit');
  return (
    <EditPage
      back={{ to: `/admin/users/${userId}`, words: t('back') }}
      title={t('title')}
      lead={t('lead')}
      query={editedUserQuery(userId)}
      preloaded={loaderData}
      form={(plan) => <EditUserForm plan={plan} />}
    />
  );
}
