import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { EmptyPicture } from '#web/ui/threads/empty-picture.tsx';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import type { Route } from './+types/enquiry-management.route.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(enquiriesWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

/** Shown beside the inbox while no enquiry is open. */
export default function EnquiryManagement() {
  const t = useWords(enquiriesWords);
  return (
    <div className="enquiries-choose">
      <EmptyPicture of="letter" />
      <p className="title-2">{t('choose')}</p>
      <p className="meta">{t('chooseLine')}</p>
    </div>
  );
}
