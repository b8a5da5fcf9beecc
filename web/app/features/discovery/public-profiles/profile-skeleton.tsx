import { useWords } from '#web/platform/i18n/use-words.ts';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import { TilesSkeleton } from '../explore/explore-designs.tsx';
import { publicProfileWords } from './public-profile.words.ts';

/** A profile before it has come, with everything in its later place. */
export function ProfileSkeleton() {
  const t = useWords(publicProfileWords);
  return (
    <div className="page pt-0!">
      <Loading>
        <h1 className="sr-only">{t('page')}</h1>
        <div className="bleed">
          <Weave className="profile-cover" />
        </div>
        <div className="profile-head">
          <Weave className="profile-swatch size-26" />
          <div className="grid gap-4 pt-3">
            <Weave className="h-10 w-64 max-w-full" />
            <WeaveLines widths={['w-48', 'w-72']} />
          </div>
        </div>
      </Loading>
      <div className="mt-12">
        <TilesSkeleton />
      </div>
    </div>
  );
}
