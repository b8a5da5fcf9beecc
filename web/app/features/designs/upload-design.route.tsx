import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { showAtOnce } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/slip.tsx';
import type { Route } from './+types/upload-design.route.ts';
import { PictureDesk } from './picture-desk.tsx';
import { PreparingPictures } from './preparing-pictures.tsx';
import { PricePreview } from './price-preview.tsx';
import { forgetUploadDraft } from './upload-draft.ts';
import { UploadFields } from './upload-fields.tsx';
import { type UploadDesign, useUploadDesign } from './use-upload-design.ts';
import { VideoSlot } from './video-slot.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf('uploadDesign');
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return null;
}

export const clientLoader = showAtOnce;

export default function UploadDesignPage() {
  const t = useTranslations('uploadDesign');
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
  if (upload.designId === null) return <UploadDesk upload={upload} />;
  return (
    <PreparingPictures
      designId={upload.designId}
      title={upload.form.getValues('title')}
      cover={upload.staged.pictures[0]?.preview ?? null}
      onPublished={() => forgetUploadDraft(viewerId)}
      onAgain={upload.startOver}
    />
  );
}

/** Pictures on the left as on a cutting table, words and price on the right; on phones beneath one another. */
function UploadDesk({ upload }: { upload: UploadDesign }) {
  const t = useTranslations('uploadDesign');
  const id = useId();
  const { form, staged, fileErrors } = upload;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    upload.submit();
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby={id}>
      <p id={id} className="lead mt-2 mb-8">
        {t('lead')}
      </p>
      <div className="grid items-start gap-10 md:grid-cols-2 md:gap-14 lg:gap-20">
        <div className="grid gap-9 md:sticky md:top-[calc(var(--tb-header)+1.5rem)]">
          {upload.lostFiles > 0 ? (
            <p role="status" className="border-l-3 border-turmeric pl-4 text-ink-2">
              {t('lostFiles', { count: upload.lostFiles })}
            </p>
          ) : null}
          <PictureDesk staged={staged} error={fileErrors.images} onTouched={upload.forgetFileErrors} />
          <hr className="stitch" />
          <VideoSlot staged={staged} error={fileErrors.video} />
        </div>
        <div className="grid gap-8">
          <UploadFields form={form} />
          <Slip className="grid gap-5" aria-labelledby={`${id}-price`}>
            <h2 id={`${id}-price`} className="title-3">
              {t('preview.title')}
            </h2>
            <PricePreview control={form.control} />
          </Slip>
          <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
            <Button kind="primary" type="submit" busy={upload.isBusy && t('publishing')}>
              {t('publish')}
            </Button>
            <ButtonLink to="/" kind="ghost">
              {t('cancel')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </form>
  );
}
