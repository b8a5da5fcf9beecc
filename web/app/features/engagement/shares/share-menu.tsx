import { writtenIn } from '#contracts/platform/written-in.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { makeShare, type SharedDesign } from './share-design.ts';
import { ShareSheet } from './share-sheet.tsx';

interface ShareMenuProps {
  design: SharedDesign;
  /** The number of shares; null if unknown. */
  count: number | null;
  open: boolean;
  /** The button that the menu is anchored to on wide screens. */
  opener: Element | null;
  onClose: () => void;
}

/** The ways to share a design, with its number of shares. */
export function ShareMenu({ design, count, open, opener, onClose }: ShareMenuProps) {
  const t = useWords(engagementWords, 'share');
  const isCounted = useViewer().viewer !== null;
  const {
    maker,
    pictures: [picture],
  } = design;
  const share = makeShare({ design, count, t, isCounted, onDone: onClose });
  return (
    <ShareSheet
      share={share}
      title={t('heading')}
      picture={
        <span className="w-18 flex-none">
          {picture ? (
            <Picture picture={picture} alt="" sizes="72px" eager />
          ) : (
            <span className="picture block" />
          )}
        </span>
      }
      open={open}
      opener={opener}
      onClose={onClose}
    >
      <p
        lang={writtenIn(design.title)}
        dir="auto"
        className="line-clamp-2 font-display text-4 leading-[1.25] wrap-anywhere"
      >
        {design.title}
      </p>
      <p dir="auto" className="meta wrap-anywhere">
        {[maker.name, townOf(maker.city ?? '')].filter((part) => part !== '').join(' · ')}
      </p>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-2">
        {design.price === undefined ? null : (
          <Price price={design.price} original={null} discount={0} size="small" />
        )}
        {count ? (
          <p className="meta">
            {design.price === undefined ? null : '· '}
            {t('count', { count })}
          </p>
        ) : null}
      </div>
    </ShareSheet>
  );
}
