import type { AdminUser } from '#contracts/admin/users/users.contract.ts';
import { Stat, StatCards } from '#web/features/orders/dashboards/stat-cards.tsx';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import usersWords from '#web/words/en/features/admin/users/users.json';

/** The counts of a person's designs, orders and so on; each links to the list that it counts. */
export function UserCounts({ user: { id, counts } }: { user: Pick<AdminUser, 'id' | 'counts'> }) {
  const t = useWords(usersWords, 'counts');
  const lists = [
    { name: 'bought', to: `/admin/orders?buyerId=${id}` },
    { name: 'sold', to: `/admin/orders?makerId=${id}` },
    { name: 'designs', to: `/admin/products?makerId=${id}` },
    { name: 'reports', to: `/admin/reports?ownerId=${id}` },
    { name: 'complaintsFiled', to: `/admin/complaints?filedBy=${id}` },
    { name: 'complaintsAbout', to: `/admin/complaints?about=${id}` },
  ] as const;
  return (
    <div className="mt-8 user-counts">
      <StatCards label={t('title')}>
        {lists.map(({ name, to }) => (
          <Stat
            key={name}
            label={t(`${name}.label`)}
            value={formatCount(counts[name])}
            note={t(`${name}.note`)}
            to={to}
          />
        ))}
      </StatCards>
    </div>
  );
}
