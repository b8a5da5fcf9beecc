import { Link } from 'react-router';
import type { FoundCreator } from '#contracts/discovery/search.contract.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Byline } from '#web/ui/byline.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import { tradeOf } from './trade-of.ts';

export function CreatorTile({ creator }: { creator: FoundCreator }) {
  const t = useWords(discoveryWords);
  const { id, name, city, isVerified, designsCount } = creator;
  return (
    <article className="creator-tile">
      <Link to={`/publicProfile/${id}`} prefetch="intent" aria-label={name} className="block">
        <Byline
          person={creator}
          verified={isVerified}
          wraps
          size="large"
          line={<Dotted parts={[tradeOf(creator), townOf(city)]} />}
        />
      </Link>
      <p className="meta num mt-3">{t('designsOf', { count: designsCount })}</p>
    </article>
  );
}
