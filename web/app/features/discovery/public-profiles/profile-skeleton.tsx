import { useWords } from '#web/platform/i18n/use-words.ts';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import { TileSkeleton } from '../explore/explore-designs.tsx';

/** The skeleton of a profile, with everything in its final position. */
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
              <Weave className="profile-swatch size-[88px] md:size-28" />
              <Weave className="h-8 w-40 max-w-full md:mt-4" />
            </div>
            <WeaveLines widths={['w-48', 'w-72', 'w-64']} />
            <Weave className="h-12" />
            <div className="grid grid-cols-2 gap-x-10 gap-y-7 py-4">
              <Weave className="h-4 w-24" />
              <Weave className="h-4 w-20" />
              <Weave className="h-4 w-28" />
              <Weave className="h-4 w-24" />
            </div>
          </div>
          <div className="profile-work">
            <Weave className="mt-2 mb-8 h-6 w-44" />
            <div className="tiles profile-tiles">
              <TileSkeleton />
              <TileSkeleton />
              <TileSkeleton />
            </div>
          </div>
        </div>
      </Loading>
    </div>
  );
}
