import { useRouteLoaderData } from 'react-router';
import type { RootData } from '#web/platform/viewer/use-viewer.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import { grievanceOfficerEn } from './grievance-officer.en.ts';

/** Name and addresses of the officer whom the site's settings name; nothing without one. */
export function GrievanceOfficer() {
  const officer = useRouteLoaderData<RootData>('root')?.grievanceOfficer ?? null;
  if (officer === null) return null;
  return (
    <Slip aria-labelledby="grievance-officer" className="grid gap-2">
      <h2 id="grievance-officer" className="title-3">
        {grievanceOfficerEn.title}
      </h2>
      <p className="meta">{grievanceOfficerEn.line}</p>
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
