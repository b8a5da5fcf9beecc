import type { ReactNode } from 'react';
import type { PlanPicture } from '#contracts/plans/plans.fields.ts';
import { FitPictures } from '#web/features/fit/fit-pictures.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

interface TurnCardProps {
  id: string;
  title: string;
  /** It waits for the reader. */
  isOurs: boolean;
  pictures?: readonly PlanPicture[];
  /** What the photographs show. */
  shows?: string;
  children: ReactNode;
}

/** A step that waits: its photographs, what was said, and what the reader can do. */
export function TurnCard({ id, title, isOurs, pictures = [], shows = title, children }: TurnCardProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'plan-turn rounded-md px-5 pt-5 pb-5 md:px-6',
        isOurs ? 'bg-turmeric-wash' : 'bg-sunk',
      )}
    >
      {pictures.length === 0 ? null : <FitPictures pictures={pictures} title={shows} label={shows} />}
      <div className="grid content-start gap-4">
        <h2 id={id} className="voice text-5 leading-[1.3] wrap-anywhere">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
