import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Preloaded } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import { ComplaintList } from './complaint-list.tsx';
import type { ComplaintsPage } from './complaints.api.ts';

/** The My Complaints tab of the profile. */
export function ComplaintsPanel({ preloaded }: { preloaded: Preloaded<ComplaintsPage> | null }) {
  const t = useWords(complaintsWords);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <ButtonLink to="/complaints">{t('file')}</ButtonLink>
      </div>
      <ComplaintList preloaded={preloaded} />
    </div>
  );
}
