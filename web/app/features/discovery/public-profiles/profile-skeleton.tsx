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
        <div className="profile">
          <div className="profile-person">
            <div className="profile-head">
              <Weave className="profile-swatch size-26" />
              <Weave className="h-9 w-40 max-w-full" />
            </div>
            <WeaveLines widths={['w-48', 'w-72', 'w-64']} />
            <Weave className="h-12" />
          </div>
          <TilesSkeleton />
        </div>
      </Loading>
    </div>
  );
}
