import { useWords } from '#web/platform/i18n/use-words.ts';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';
import type { DesignPage } from './design-details.api.ts';

/** The maker's video, loaded only when it is played. */
export function DesignFilm({ design }: { design: DesignPage }) {
  const t = useWords(designDetailsWords);
  if (design.videoUrl === null) return null;
  const poster = design.pictures[0]?.url;
  return (
    <section aria-labelledby="film" className="design-film">
      <h2 id="film" className="title-3">
        {t('film')}
      </h2>
      <video
        controls
        playsInline
        preload="none"
        className="aspect-4/5 w-full rounded-sm bg-sunk object-contain md:max-w-[440px]"
        aria-label={t('filmOf', { title: design.title })}
        src={design.videoUrl}
        {...(poster ? { poster } : {})}
      />
    </section>
  );
}
