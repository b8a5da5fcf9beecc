import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageTitle } from '#web/platform/seo/use-page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';

/** Shown for a design that was taken down, or whose number was mistyped. */
export function DesignGone() {
  const t = useWords(designDetailsWords, 'gone');
  usePageTitle(t('title'));
  return (
    <div className="page grid min-h-[60dvh] place-content-center justify-items-center gap-3.5 text-center">
      <EmptyHanger />
      <h1 className="title-1">{t('title')}</h1>
      <p className="lead">{t('line')}</p>
      <ButtonLink to="/" kind="primary" className="mt-3">
        {t('home')}
      </ButtonLink>
    </div>
  );
}

function EmptyHanger() {
  return (
    <svg
      viewBox="0 0 320 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      aria-hidden="true"
      className="w-[min(290px,78%)] text-ink-2"
    >
      <path d="M30 18H290" stroke="var(--tb-seam-2)" />
      <path d="M30 22H290" stroke="var(--tb-seam)" />
      <path d="M160 62V48C160 40 170 40 170 30C170 20 155 18 151 27" />
      <path d="M160 62C152 66 118 78 104 86C98 90 101 95 107 94L213 94C219 95 222 90 216 86C202 78 168 66 160 62Z" />
      <path d="M196 94C198 104 190 108 194 116" stroke="var(--tb-madder-text)" strokeWidth="1.6" />
    </svg>
  );
}
