import type { PlanPicture } from '#contracts/plans/plans.fields.ts';
import { PictureStrip } from '#web/features/designs/pictures/picture-strip.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import plansWords from '#web/words/en/features/plans/plans.json';

interface StepPicturesProps {
  pictures: readonly PlanPicture[];
  /** What the photographs show. */
  title: string;
}

/** Small photographs; those that cannot be shown yet are named as being prepared. */
export function StepPictures({ pictures, title }: StepPicturesProps) {
  const t = useWords(plansWords, 'pictures');
  const shown = pictures.flatMap(({ url, width, height, placeholder, state }) =>
    state === 'READY' ? [{ url, placeholder, width: width ?? 4, height: height ?? 5 }] : [],
  );
  const preparing = pictures.filter(({ state }) => state === 'PREPARING').length;
  const at = (index: number) => ({ title, number: index + 1, count: shown.length });
  return (
    <PictureStrip
      title={title}
      pictures={shown}
      altOf={(index) => t('picture', at(index))}
      openLabel={(index) => t('open', at(index))}
      preparing={preparing === 0 ? null : t('preparing', { count: preparing })}
    />
  );
}
