import { lazy, Suspense, useState } from 'react';
import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { useSignInFirst } from '#web/shell/use-sign-in-first.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Flag } from '#web/ui/icons.tsx';
import reportsWords from '#web/words/en/features/complaints/reports/reports.json';
import { sendReport } from './reports.api.ts';

const ReportDialog = lazy(async () => ({
  default: (await fetched(() => import('./report-dialog.tsx'))).ReportDialog,
}));

interface ReportButtonProps {
  kind: ReportKind;
  targetId: number;
  /** "Report" by default. */
  label?: string;
  /** Shows only the icon; the label is for screen readers. */
  isIcon?: boolean;
  className: string;
}

/** Opens the report dialog; a visitor signs in first. */
export function ReportButton({ kind, targetId, label, isIcon = false, className }: ReportButtonProps) {
  const t = useWords(reportsWords);
  const signInFirst = useSignInFirst('report');
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    if (!signInFirst.isNeeded()) setIsOpen(true);
  };
  const words = label ?? t('report');
  return (
    <>
      {isIcon ? (
        <IconButton label={words} className={className} onClick={open}>
          <Flag className="size-4" />
        </IconButton>
      ) : (
        <button type="button" className={className} onClick={open}>
          <Flag />
          {words}
        </button>
      )}
      {isOpen ? (
        <Suspense>
          <ReportDialog
            kind={kind}
            send={(words) => sendReport(kind, targetId, words)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
