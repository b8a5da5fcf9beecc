import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { BriefContent, BriefFacts } from './brief-facts.tsx';

/** A brief for its owner. */
export function OwnerBrief({ brief }: { brief: Brief }) {
  return (
    <div className="page max-w-[1180px]!">
      <h1 className="title-1">{brief.title}</h1>
      <BriefContent brief={brief} />
      <BriefFacts brief={brief} />
    </div>
  );
}
