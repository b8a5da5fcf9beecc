import { Link } from 'react-router';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import type { FoundCreator } from '#contracts/discovery/search.contract.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Byline } from '#web/ui/byline.tsx';
import { discoveryWords } from '../discovery.words.ts';
import { useRoleName } from './use-role-name.ts';

export function CreatorTile({ creator }: { creator: FoundCreator }) {
  const t = useWords(discoveryWords);
  const roleName = useRoleName();
  const { id, name, role, profession, city, isVerified, designsCount } = creator;
  const trade = labelOf('profession', profession) || (isTrade(role) ? roleName(role) : '');
  return (
    <article className="creator-tile">
      <Link to={`/publicProfile/${id}`} prefetch="intent" aria-label={name} className="block">
        <Byline
          person={creator}
          verified={isVerified}
          wraps
          size="large"
          line={[trade, townOf(city)].filter((part) => part !== '').join(' · ')}
        />
      </Link>
      <p className="meta num mt-3">{t('designsOf', { count: designsCount })}</p>
    </article>
  );
}
