import { Link } from 'react-router';
import type { HandCredit } from '#contracts/hands/credits.ts';

/** A credit, which leads to the profile of its hand if there is a public one. */
export function CreditWords({ credit: { accountId }, words }: { credit: HandCredit; words: string }) {
  if (accountId === null) return words;
  return (
    <Link to={`/publicProfile/${accountId}`} prefetch="intent" className="link">
      {words}
    </Link>
  );
}
