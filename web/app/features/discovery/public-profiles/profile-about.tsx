import { formatMonth } from '#web/platform/i18n/dates.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import { LongText } from './long-text.tsx';
import type { PublicProfile } from './public-profile.api.ts';

/** Whether a maker's shop says anything beyond when it takes orders. */
export const hasShopWords = ({ shop }: Pick<PublicProfile, 'shop'>): boolean =>
  shop !== null && (shop.about !== '' || shop.specialities.length > 0 || shop.leadDays !== null);

/** What a maker says about their shop. */
export function ProfileAbout({ profile: { shop, createdAt } }: { profile: PublicProfile }) {
  const t = useWords(publicProfileWords, 'shop');
  const page = useWords(publicProfileWords);
  if (shop === null) return null;
  return (
    <section aria-labelledby="shop-title" className="grid max-w-[68ch] gap-5">
      <h2 id="shop-title" className="title-3">
        {t('title')}
      </h2>
      {shop.about === '' ? null : <LongText text={shop.about} longestShown={1200} />}
      {shop.specialities.length === 0 ? null : (
        <ul aria-label={t('specialities')} className="flex flex-wrap gap-2">
          {shop.specialities.map((one) => (
            <li key={one} dir="auto" className="min-w-0 wrap-anywhere">
              <Badge>{labelOf('speciality', one)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="meta">
        {shop.leadDays === null ? null : <>{t('lead', { days: shop.leadDays })} </>}
        {page('since', { month: formatMonth(createdAt) })}
      </p>
    </section>
  );
}
