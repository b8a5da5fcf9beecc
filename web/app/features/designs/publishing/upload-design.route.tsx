import { Link, useSearchParams } from 'react-router';
import { confirmedEmailSentences } from '#contracts/accounts/confirmed-email.rules.ts';
import type { DesignDraft } from '#contracts/designs/drafts/drafts.contract.ts';
import { ConfirmationNotice } from '#web/features/accounts/emails/confirmation-notice.tsx';
import { isNotFound } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { leavePage } from '#web/platform/network/leave-page.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ArrowLeft } from '#web/ui/icons.tsx';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import { DraftNotice, DraftStateLine } from '../drafts/draft-notice.tsx';
import { DraftGone, OpenedDraft } from '../drafts/opened-draft.tsx';
import { OtherDrafts } from '../drafts/other-drafts.tsx';
import { DesignEditorForm } from '../editing/design-editor.tsx';
import { PreparingPictures } from '../pictures/preparing-pictures.tsx';
import type { Route } from './+types/upload-design.route.ts';
import { type UploadDesign, useUploadDesign } from './use-upload-design.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(uploadDesignWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return null;
}

export const clientLoader = noLoaderData;

export default function UploadDesignPage() {
  const t = useWords(uploadDesignWords);
  return (
    <div className="page max-w-[1180px]!">
      <Link to="/" className="link -ml-0.5 inline-flex min-h-11 items-center gap-2 no-underline!">
        <ArrowLeft className="size-4 -mt-0.5" />
        {t('back')}
      </Link>
      <h1 className="title-1 mt-1">{t('title')}</h1>
      <Guarded>
        <UploadOfViewer />
      </Guarded>
    </div>
  );
}

function UploadOfViewer() {
  const { viewer } = useViewer();
  const [search] = useSearchParams();
  const draftId = search.get('draft');
  if (viewer === null) return null;
  if (draftId === null) return <Upload viewerId={viewer.id} title={search.get('title')} draft={null} />;
  return (
    <OpenedDraft key={draftId} id={draftId}>
      {(draft) => <Upload viewerId={viewer.id} title={null} draft={draft} />}
    </OpenedDraft>
  );
}

interface UploadProps {
  viewerId: number;
  title: string | null;
  draft: DesignDraft | null;
}

function Upload(plan: UploadProps) {
  const upload = useUploadDesign(plan);
  if (upload.designId === null) return <UploadEditor upload={upload} isNew={plan.draft === null} />;
  return (
    <PreparingPictures
      designId={upload.designId}
      title={upload.form.getValues('title')}
      cover={upload.staged.pictures[0]?.preview ?? null}
      onPublished={upload.forgetTyped}
      onAgain={upload.startOver}
    />
  );
}

function UploadEditor({ upload, isNew }: { upload: UploadDesign; isNew: boolean }) {
  const t = useWords(uploadDesignWords);
  const { viewer } = useViewer();
  const lost =
    upload.lostFiles > 0 ? (
      <p role="status" className="border-l-3 border-turmeric pl-4 text-ink-2">
        {t('lostFiles', { count: upload.lostFiles })}
      </p>
    ) : null;
  return (
    <DesignEditorForm
      editor={upload}
      lead={t('lead')}
      notice={
        <>
          {viewer?.mustConfirmEmail ? (
            <ConfirmationNotice sentence={confirmedEmailSentences.publish} />
          ) : null}
          {lost}
          {isNew && upload.draftState.name === 'idle' ? <OtherDrafts /> : null}
        </>
      }
    >
      <DraftNotice
        state={upload.draftState}
        onLoadSaved={() => {
          upload.forgetTyped();
          leavePage(() => window.location.reload());
        }}
        onSaveOver={upload.saveDraftOver}
      />
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Button kind="primary" type="submit" busy={upload.isBusy && t('publishing')}>
          {t('publish')}
        </Button>
        <ButtonLink to="/" kind="ghost">
          {t('cancel')}
        </ButtonLink>
      </div>
      <DraftStateLine state={upload.draftState} />
    </DesignEditorForm>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <DraftGone /> : <FailurePage error={error} />;
}
