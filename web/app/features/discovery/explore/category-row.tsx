import { Link } from 'react-router';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Picture } from '#web/ui/picture.tsx';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import type { SearchCategories } from '../search/search.api.ts';
import { addressOfCategory } from './category-link.tsx';

/** All categories, each with a picture, shown before a search. */
export function CategoryRow({ categories }: { categories: SearchCategories }) {
  const t = useWords(discoveryWords, 'box');
  return (
    <nav className="category-row fading-row bleed" aria-label={t('categories')}>
      {categories.map(({ category, picture }) => (
        <Link key={category} to={addressOfCategory(category)} className="category-tile">
          <Picture picture={picture} alt="" sizes="(min-width: 900px) 136px, 104px" />
          <span>{labelOf('category', category)}</span>
        </Link>
      ))}
    </nav>
  );
}
