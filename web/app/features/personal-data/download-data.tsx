import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataDownload } from '#contracts/personal-data/data-download.contract.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageQuery } from '#web/platform/query/page-data.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import personalDataWords from '#web/words/en/features/personal-data/personal-data.json';
import { AskForDataForm } from './ask-for-data-form.tsx';
import { DownloadState } from './download-state.tsx';
import { dataDownload, refreshDataDownload } from './personal-data.api.ts';

/** A finished file is announced by an event; polling is for pages that missed it. */
const lookAgainMs = 15_000;

/** Requests the data download, shows its progress and offers the file. */
export function DownloadData({ preloaded }: { preloaded: Preloaded<DataDownload> | null }) {
  const t = useWords(personalDataWords, 'download');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = usePageQuery(dataDownload, preloaded, {
    refetchEvery: (known) => (known?.status === 'WAITING' ? lookAgainMs : false),
  });
  useServerEvent('new-notification', ({ type }) => {
    if (type === 'DATA') refreshDataDownload(client);
  });
  useReturn(() => refreshDataDownload(client));
  return (
    <SettingsSection title={t('title')} line={t('line')} lineClass="max-w-prose">
      {data ? (
        <DownloadState download={data} onAsk={() => setAsking(true)} />
      ) : error ? (
        <ErrorState line={sentenceOf(error, t('stateFailed'))} onRetry={() => refetch()} />
      ) : (
        <Loading>
          <WeaveLines />
        </Loading>
      )}
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('dialogTitle')}>
        <AskForDataForm onDone={() => setAsking(false)} />
      </Dialog>
    </SettingsSection>
  );
}
