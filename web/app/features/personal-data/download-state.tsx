import type { ReactNode } from 'react';
import type { DataDownload } from '#contracts/personal-data/data-download.contract.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { formatBytes } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, FileButton } from '#web/ui/button.tsx';
import { FileDown } from '#web/ui/icons.tsx';
import { Weave } from '#web/ui/skeleton.tsx';
import personalDataWords from '#web/words/en/features/personal-data/personal-data.json';

interface DownloadStateProps {
  download: DataDownload;
  onAsk: () => void;
}

/** The state of the download (never requested, being made, ready, failed) with its next step. */
export function DownloadState({ download, onAsk }: DownloadStateProps) {
  const t = useWords(personalDataWords, 'download');
  const { status, bytes, expiresAt, url, can, askFrom } = download;
  const tooOften =
    askFrom === null ? null : <p className="hint">{t('askFrom', { when: formatMoment(askFrom) })}</p>;
  if (status === 'WAITING') {
    return (
      <Slip title={t('waiting')} line={t('waitingLine')}>
        <Weave className="h-2 w-full" />
      </Slip>
    );
  }
  if (status === 'READY' && url !== null && bytes !== null && expiresAt !== null) {
    return (
      <Slip
        title={t('ready')}
        line={t('readyLine', { size: formatBytes(bytes), until: formatMoment(expiresAt) })}
      >
        <div className="flex flex-wrap items-center gap-3">
          <FileButton kind="primary" href={url}>
            <FileDown />
            {t('fetch')}
          </FileButton>
          {can.ask ? (
            <Button kind="ghost" onClick={onAsk}>
              {t('again')}
            </Button>
          ) : null}
        </div>
        {tooOften}
      </Slip>
    );
  }
  if (status === 'FAILED') {
    return (
      <Slip title={t('failed')} line={t('failedLine')}>
        {can.ask ? (
          <Button kind="primary" className="justify-self-start" onClick={onAsk}>
            {t('retry')}
          </Button>
        ) : (
          tooOften
        )}
      </Slip>
    );
  }
  return can.ask ? (
    <Button kind="primary" className="justify-self-start" onClick={onAsk}>
      {t('ask')}
    </Button>
  ) : (
    tooOften
  );
}

function Slip({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <div className="slip grid gap-4 p-5 md:p-7">
      <div className="grid gap-1" role="status">
        <p className="font-semibold">{title}</p>
        <p className="meta max-w-prose">{line}</p>
      </div>
      {children}
    </div>
  );
}
