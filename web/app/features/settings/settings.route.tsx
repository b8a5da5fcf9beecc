import { useNavigate, useSearchParams } from 'react-router';
import { DataTab, preloadData } from '#web/features/personal-data/data-tab.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ThreeColumns } from '#web/shell/layouts.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import settingsWords from '#web/words/en/features/settings/settings.json';
import type { Route } from './+types/settings.route.ts';
import { AccountTab, preloadAccount } from './account-tab.tsx';
import { AppearanceTab } from './appearance-tab.tsx';
import { NotificationsTab, preloadChoices } from './notifications-tab.tsx';
import { PrivacyTab, preloadPrivacy } from './privacy-tab.tsx';
import { readSettingsTab, settingsTabs } from './settings-state.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(settingsWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const [account, choices, privacy, data] = await Promise.all([
    preloadAccount(args.context),
    preloadChoices(args.context),
    preloadPrivacy(args.context),
    preloadData(args.context),
  ]);
  return { account, choices, privacy, data };
}

export const clientLoader = noLoaderData;

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <Settings preloaded={loaderData} />
    </Guarded>
  );
}

function Settings({ preloaded }: { preloaded: Awaited<ReturnType<typeof loader>> | null }) {
  const t = useWords(settingsWords);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = readSettingsTab(search);
  return (
    <ThreeColumns wide>
      <h1 className="title-1 mb-5">{t('title')}</h1>
      <Tabs
        label={t('tabsLabel')}
        tabs={settingsTabs.map((name) => ({ name, label: t(`tabs.${name}`) }))}
        chosen={tab}
        onChoose={(name) => void navigate(`?tab=${name}`, { preventScrollReset: true, replace: true })}
      >
        {tab === 'notifications' ? (
          <NotificationsTab preloaded={preloaded?.choices ?? null} />
        ) : tab === 'privacy' ? (
          <PrivacyTab preloaded={preloaded?.privacy ?? null} />
        ) : tab === 'appearance' ? (
          <AppearanceTab />
        ) : tab === 'data' ? (
          <DataTab preloaded={preloaded?.data ?? null} />
        ) : (
          <AccountTab preloaded={preloaded?.account ?? null} />
        )}
      </Tabs>
    </ThreeColumns>
  );
}
