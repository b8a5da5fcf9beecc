import { AddressBook } from '#web/features/profiles/addresses/address-book.tsx';
import { addressBook } from '#web/features/profiles/addresses/addresses.api.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { preload, showAtOnce, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ThreeColumns } from '#web/shell/layouts.tsx';
import type { Route } from './+types/settings.route.ts';
import { OwnEmail } from './emails/own-email.tsx';
import { ChangePassword } from './passwords/change-password.tsx';
import { SessionList } from './sessions/session-list.tsx';
import { sessions } from './sessions/sessions.api.ts';
import { settingsWords } from './settings.words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: settingsWords.en.title, description: settingsWords.en.description });

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const [list, addresses] = await Promise.all([
    preload(args.context, sessions),
    preload(args.context, addressBook),
  ]);
  return { list, addresses };
}

export const clientLoader = showAtOnce;

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <Settings preloaded={loaderData} />
    </Guarded>
  );
}

function Settings({ preloaded }: { preloaded: Awaited<ReturnType<typeof loader>> | null }) {
  const t = useWords(settingsWords);
  const list = usePageQuery(sessions, preloaded?.list ?? null);
  const addresses = usePageQuery(addressBook, preloaded?.addresses ?? null);
  return (
    <ThreeColumns>
      <div className="grid gap-10 pb-10">
        <h1 className="title-1">{t('title')}</h1>
        <OwnEmail />
        <AddressBook list={addresses} />
        <SessionList list={list} />
        <ChangePassword />
      </div>
    </ThreeColumns>
  );
}
