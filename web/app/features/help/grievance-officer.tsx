import { useRouteLoaderData } from 'react-router';
import { textOf } from '#web/platform/i18n/texts.ts';
import type { RootData } from '#web/platform/viewer/use-viewer.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import { grievanceOfficerBn } from '#web/words/bn/features/help/grievance-officer.ts';
import { grievanceOfficerHi } from '#web/words/hi/features/help/grievance-officer.ts';
import { grievanceOfficerTa } from '#web/words/ta/features/help/grievance-officer.ts';
import { grievanceOfficerEn } from './grievance-officer.en.ts';

const texts = {
  en: grievanceOfficerEn,
  hi: grievanceOfficerHi,
  bn: grievanceOfficerBn,
  ta: grievanceOfficerTa,
};

/** Name and addresses of the officer whom the site's settings name; nothing without one. */
export function GrievanceOfficer() {
  const text = textOf(texts);
  const officer = useRouteLoaderData<RootData>('root')?.grievanceOfficer ?? null;
  if (officer === null) return null;
  return (
    <Slip aria-labelledby="grievance-officer" className="grid gap-2">
      <h2 id="grievance-officer" className="title-3">
        {text.title}
      </h2>
      <p className="meta">{text.line}</p>
      <address className="mt-1 grid gap-0.5 not-italic">
        <span className="font-semibold">{officer.name}</span>
        <a href={`mailto:${officer.email}`} className="link justify-self-start wrap-anywhere">
          {officer.email}
        </a>
        <span className="wrap-anywhere">{officer.address}</span>
      </address>
    </Slip>
  );
}
