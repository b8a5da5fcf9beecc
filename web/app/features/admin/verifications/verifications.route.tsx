import { useState } from 'react';
import { verificationLimits } from '#contracts/verifications/verification.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import verificationQueueWords from '#web/words/en/features/admin/verifications/verification-queue.json';
import { AdminListPage } from '../lists/admin-list-page.tsx';
import { loadAdminList } from '../lists/load-admin-list.ts';
import { useAdminList } from '../lists/use-admin-list.ts';
import type { Route } from './+types/verifications.route.ts';
import { type Asked, DecideDialog } from './decide-dialog.tsx';
import { VerificationEntry } from './verification-entry.tsx';
import { verificationsList } from './verification-queue.api.ts';

const verifications = { names: ['q', 'status'] as const, listOf: verificationsList };

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(verificationQueueWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export const loader = (args: Route.LoaderArgs) => loadAdminList(args, verifications);

export const clientLoader = noLoaderData;

export default function Verifications({ loaderData }: Route.ComponentProps) {
  const t = useWords(verificationQueueWords);
  const shown = useAdminList(verifications, loaderData);
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <AdminListPage
        shown={shown}
        t={t}
        lead={t('lead', { days: verificationLimits.keptDays })}
        filters={[
          {
            name: 'status',
            label: t('status'),
            any: t('waiting'),
            choices: (['VERIFIED', 'REFUSED'] as const).map((value) => ({
              value,
              label: t(`statuses.${value}`),
            })),
          },
        ]}
        entryOf={(one) => <VerificationEntry verification={one} onAsk={setAsked} />}
      />
      {asked === null ? null : <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
