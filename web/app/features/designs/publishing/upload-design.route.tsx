import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { showAtOnce } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DesignEditorForm } from '../editing/design-editor.tsx';
import { PreparingPictures } from '../pictures/preparing-pictures.tsx';
import { fileCount } from '../pictures/use-lost-files.ts';
import type { Route } from './+types/upload-design.route.ts';
import { uploadDesignWords } from './upload-design.words.ts';
import { type UploadDesign, uploadDraft, useUploadDesign } from './use-upload-design.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(uploadDesignWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return null;
}

export const clientLoader = showAtOnce;

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
  return viewer === null ? null : <Upload viewerId={viewer.id} title={search.get('title')} />;
}

function Upload({ viewerId, title }: { viewerId: number; title: string | null }) {
  const upload = useUploadDesign(viewerId, title);
  if (upload.designId === null) return <UploadEditor upload={upload} />;
  return (
    <PreparingPictures
      designId={upload.designId}
      title={upload.form.getValues('title')}
      cover={upload.staged.pictures[0]?.preview ?? null}
      onPublished={() => {
        uploadDraft(viewerId).forget();
        fileCount(viewerId).forget();
      }}
      onAgain={upload.startOver}
    />
  );
}

function UploadEditor({ upload }: { upload: UploadDesign }) {
  const t = useWords(uploadDesignWords);
  const lost =
    upload.lostFiles > 0 ? (
      <p role="status" className="border-l-3 border-turmeric pl-4 text-ink-2">
        {t('lostFiles', { count: upload.lostFiles })}
      </p>
    ) : null;
  return (
    <DesignEditorForm editor={upload} lead={t('lead')} notice={lost}>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Button kind="primary" type="submit" busy={upload.isBusy && t('publishing')}>
          {t('publish')}
        </Button>
        <ButtonLink to="/" kind="ghost">
          {t('cancel')}
        </ButtonLink>
      </div>
    </DesignEditorForm>
  );
}
