import type { ListedProduct } from '#contracts/admin/products/products.contract.ts';
import type { Availability, ProductStatus } from '#contracts/admin/products/products.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/status.ts';
import productsWords from '#web/words/en/features/admin/products/products.json';

const tones: Record<Exclude<ProductStatus, 'PUBLISHED'>, Tone> = {
  PROCESSING: 'warn',
  WITHDRAWN: 'still',
  HIDDEN: 'bad',
  DELETED: 'still',
};

const availabilityTones: Record<Availability, Tone> = { OPEN: 'good', FEW: 'warn', NONE: 'rust' };

/** Who can see a design, whether it can be ordered, and what about it waits for an admin. */
export function ProductStatusBadges({
  product: { status, availability, isAppealed, openReports },
}: {
  product: Pick<ListedProduct, 'status' | 'availability' | 'isAppealed' | 'openReports'>;
}) {
  const t = useWords(productsWords);
  return (
    <span className="flex flex-wrap gap-1.5">
      {status === 'PUBLISHED' ? (
        <Badge tone={availabilityTones[availability]}>{t(`availability.${availability}`)}</Badge>
      ) : (
        <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
      )}
      {isAppealed ? <Badge tone="warn">{t('statuses.APPEALED')}</Badge> : null}
      {openReports > 0 ? <Badge tone="rust">{t('openReports', { count: openReports })}</Badge> : null}
    </span>
  );
}
