import { shownStatuses } from '#contracts/designs/design.rules.ts';
import type { DesignsDashboard } from '#contracts/designs/design-views.contract.ts';
import type { OwnDesign } from '#contracts/designs/own-designs.contract.ts';
import { DraftList } from '#web/features/designs/drafts/draft-list.tsx';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageList, usePageQuery } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import { isNarrowed } from './dashboard-state.ts';
import { designsFigures, ownDesignsList, type RowsPage } from './dashboards.api.ts';
import { DesignList } from './design-list.tsx';
import { ListBar } from './list-bar.tsx';
import { LoadedFigures } from './loaded-figures.tsx';
import { NothingMatches } from './nothing-matches.tsx';
import { ChangeNote, Stat, StatCards } from './stat-cards.tsx';
import type { Dashboard } from './use-dashboard.ts';

interface ProductsPanelProps extends Dashboard {
  preloaded: { figures: Preloaded<DesignsDashboard>; list: Preloaded<RowsPage<OwnDesign>> } | null;
  /** True if the page's head has no upload button. */
  offersUpload: boolean;
}

/** The viewer's designs and their figures. */
export function ProductsPanel({ preloaded, offersUpload, state, change }: ProductsPanelProps) {
  const t = useWords(dashboardsWords);
  const list = usePageList(ownDesignsList(state), preloaded?.list ?? null, { keepsPrevious: true });
  // Subscribed even while the list is empty, so that the first order or like does not show stale figures.
  const figures = usePageQuery(designsFigures, preloaded?.figures ?? null);
  const isEmpty = list.data?.pages[0]?.rows.length === 0 && !isNarrowed(state);
  if (isEmpty) {
    return (
      <div className="grid gap-10">
        <DraftList />
        <EmptyState title={t('empty.designs')} line={t('empty.designsLine')}>
          <ButtonLink kind={offersUpload ? 'primary' : 'secondary'} to="/upload-product">
            {t('upload')}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="grid gap-10 md:gap-12">
      <LoadedFigures figures={figures} cards={5}>
        {(data) => <DesignsFigures data={data} />}
      </LoadedFigures>
      <DraftList />
      <section aria-labelledby="designs-list">
        <h2 id="designs-list" className="title-3 mb-4">
          {t('list.yourDesigns')}
        </h2>
        <ListBar
          state={state}
          change={change}
          label={t('list.searchDesigns')}
          hint={t('list.searchDesignsHint')}
          statuses={shownStatuses.map((status) => ({ value: status, label: t(`columns.${status}`) }))}
          sorts={[
            { value: 'newest', label: t('list.newest') },
            { value: 'orders', label: t('list.mostOrders') },
            { value: 'likes', label: t('list.mostLikes') },
            { value: 'price', label: t('list.price') },
          ]}
          exportTo={null}
        />
        <DesignList list={list} caption={t('products')} empty={<NothingMatches change={change} />} />
      </section>
    </div>
  );
}

function DesignsFigures({ data }: { data: DesignsDashboard }) {
  const t = useWords(dashboardsWords, 'stats');
  const { published, unpublished, views, profileViews, likes, saves } = data;
  return (
    <StatCards label={t('label')} compares>
      <Stat
        label={t('published')}
        value={formatCount(published)}
        note={unpublished === 0 ? t('allShown') : t('unpublished', { count: unpublished })}
      />
      <Stat
        label={t('views')}
        value={formatCount(views.now)}
        note={<ChangeNote figure={views} by="percent" />}
      />
      <Stat
        label={t('profileViews')}
        value={formatCount(profileViews.now)}
        note={<ChangeNote figure={profileViews} by="percent" />}
      />
      <Stat
        label={t('likes')}
        value={formatCount(likes.now)}
        note={<ChangeNote figure={likes} by="count" />}
      />
      <Stat
        label={t('saves')}
        value={formatCount(saves.now)}
        note={<ChangeNote figure={saves} by="count" />}
      />
    </StatCards>
  );
}
