import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Picture } from '#web/ui/picture.tsx';
import { engagementWords } from '../engagement.words.ts';
import { makeShare, type SharedDesign } from './share-design.ts';
import { ShareSheet } from './share-sheet.tsx';

interface ShareMenuProps {
  design: SharedDesign;
  /** How often it was shared; null where that is not known. */
  count: number | null;
  open: boolean;
  onClose: () => void;
}

/** The ways to pass a design on, with how often that has been done. */
export function ShareMenu({ design, count, open, onClose }: ShareMenuProps) {
  const t = useWords(engagementWords, 'share');
  const isCounted = useViewer().viewer !== null;
  const [picture] = design.pictures;
  const share = makeShare({ design, count, t, isCounted, onDone: onClose });
  return (
    <ShareSheet
      share={share}
      title={t('heading')}
      head={
        <>
          <span className="w-16 flex-none">
            {picture ? (
              <Picture picture={picture} alt="" sizes="64px" eager />
            ) : (
              <span className="picture block" />
            )}
          </span>
          <div className="min-w-0">
            <p
              lang={writtenIn(design.title)}
              dir="auto"
              className="line-clamp-2 font-display text-4 leading-[1.25] wrap-anywhere"
            >
              {design.title}
            </p>
            <p dir="auto" className="meta wrap-anywhere">
              {design.maker.name}
            </p>
            {count ? <p className="meta">{t('count', { count })}</p> : null}
          </div>
        </>
      }
      open={open}
      onClose={onClose}
    />
  );
}
