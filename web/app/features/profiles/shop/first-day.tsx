import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { completionOf } from '#contracts/profiles/profile-completion.ts';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import type { OwnShop } from '#contracts/profiles/shop/shop.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { Check } from '#web/ui/icons.tsx';
import shopWords from '#web/words/en/features/profiles/shop/shop.json';
import { profileQuery } from '../profiles.api.ts';
import { shopQuery } from './shop.api.ts';

interface FirstDayProps {
  /** The number of published designs, and the views of them and of the profile. */
  designs: { published: number; views: number };
}

/** The first steps of a new maker, each ticked once done; nothing once all are. */
export function FirstDay({ designs: { published, views } }: FirstDayProps) {
  const t = useWords(shopWords, 'firstDay');
  const profile = useRead(profileQuery);
  const shop = useRead(shopQuery);
  if (profile === undefined || shop === undefined) return null;
  const steps = [
    { name: 'profile', to: '/profile', isDone: isFilled(profile) },
    { name: 'shop', to: '/profile?tab=shop', isDone: saysSomething(shop) },
    { name: 'design', to: '/upload-product', isDone: published > 0 },
    { name: 'share', to: `/publicProfile/${profile.id}`, isDone: views > 0 },
  ] as const;
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <section aria-labelledby="first-day" className="mx-auto grid w-full max-w-[640px] gap-3">
      <h2 id="first-day" className="title-3">
        {t('title')}
      </h2>
      <ol className="border-t border-seam">
        {steps.map(({ name, to, isDone }, place) => (
          <li key={name} className="border-b border-seam">
            <Link to={to} className="flex min-h-14 items-center gap-4 py-2">
              <span
                aria-hidden="true"
                className="num grid w-6 flex-none place-items-center font-display text-5 text-madder-text"
              >
                {isDone ? <Check className="size-5 text-good" /> : place + 1}
              </span>
              <span className="grid">
                <span className={isDone ? 'text-ink-2 line-through' : 'font-semibold'}>{t(name)}</span>
                <span className="hint">{isDone ? t('done') : t(`${name}Line`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

const isFilled = (profile: Profile) => completionOf(profile).state !== 'lacking';

const saysSomething = ({ about, specialities }: OwnShop) => about !== '' || specialities.length > 0;

function useRead<Data>(query: ApiQuery<Data>): Data | undefined {
  return useQuery(queryOptions(query)).data;
}
