import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EnquiryAnswer } from '#contracts/enquiries/enquiries.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button } from '#web/ui/button.tsx';
import { Flag } from '#web/ui/icons.tsx';
import reportsWords from '#web/words/en/features/complaints/reports/reports.json';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import { answerQuery, reportAnswer } from './enquiries.api.ts';

const ReportDialog = lazy(async () => ({
  default: (await fetched(() => import('#web/features/complaints/reports/report-dialog.tsx'))).ReportDialog,
}));

/** Lets a person without an account report an answer, and shows the result. */
export function AnswerReport({ answer: { id, report } }: { answer: EnquiryAnswer['answers'][number] }) {
  const t = useWords(enquiriesWords, 'answerPage');
  const r = useWords(reportsWords);
  const client = useQueryClient();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [isOpen, setOpen] = useState(false);
  // The answer itself says that it was taken down.
  if (report === 'UPHELD') return null;
  if (report !== null)
    return <p className="hint mt-1.5">{t(report === 'OPEN' ? 'reported' : 'dismissed')}</p>;
  return (
    <>
      <Button kind="text" small className="mt-1.5 -mb-2 -ml-2.5" onClick={() => setOpen(true)}>
        <Flag />
        {r('report')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ReportDialog
            kind="ANSWER"
            send={async (words) => {
              const sentence = await reportAnswer({ token, answerId: id, ...words });
              await client.invalidateQueries({ queryKey: answerQuery(token).key });
              return sentence;
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
