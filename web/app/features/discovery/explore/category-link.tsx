import { Link } from 'react-router';
import { labelOf } from '#web/platform/i18n/labels.ts';

export const addressOfCategory = (category: string) => `/search?${new URLSearchParams({ category })}`;

/** A link from a design's category to all designs in it. */
export function CategoryLink({ category }: { category: string }) {
  return (
    <Link
      to={addressOfCategory(category)}
      prefetch="intent"
      className="-my-2.5 inline-flex min-h-11 items-center font-medium text-ink hover:underline"
    >
      #{labelOf('category', category)}
    </Link>
  );
}
