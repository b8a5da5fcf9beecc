import { textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { help } from '#web/words/en/features/help/help.ts';
import type { Route } from './+types/help.route.ts';
import { filterHelp } from './filter-help.ts';
import { HelpAnswers } from './help-answers.tsx';
import { listHelpGroups } from './help-groups.ts';
import { faqJsonLd } from './help-head.ts';
import { HelpLinks } from './help-links.tsx';
import { HelpSearch } from './help-search.tsx';
import { LegalContacts } from './legal-contacts.tsx';
import { StillPicture } from './still-picture.tsx';
import { useHelpFilter } from './use-help-filter.ts';

// Search engines should index the questions, but not individual searches for them.
export const meta: Route.MetaFunction = ({ matches, location }) => {
  const isWhole = location.search === '';
  const text = textOf(help);
  return [
    ...pageMeta(matches, {
      title: text.title,
      description: text.description,
      ...(isWhole ? { path: '/help' } : {}),
    }),
    ...(isWhole ? [{ 'script:ld+json': faqJsonLd(listHelpGroups()) }] : []),
  ];
};

export default function HelpPage() {
  const text = textOf(help);
  const [asked, ask] = useHelpFilter();
  const groups = filterHelp(asked);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className="page grid max-w-[1180px]! grid-cols-1 gap-10 md:gap-14">
      <header className="help-head">
        <div className="grid grid-cols-1 gap-4">
          <h1 className="cover">{text.title}</h1>
          <p className="lead">{text.lead}</p>
          <HelpSearch asked={asked} onAsk={ask} />
          <HelpLinks links={text.pages} />
          <p className="meta num empty:hidden" aria-live="polite">
            {asked.trim() === '' || count === 0 ? null : text.found(count)}
          </p>
        </div>
        <div className="help-pictures">
          <StillPicture name="about-saree" first />
          <StillPicture name="step-make" first />
        </div>
      </header>
      {count === 0 ? (
        <EmptyState title={text.none} line={text.noneLine}>
          <div className="btn-row justify-center">
            <ButtonLink to="/help">{text.all}</ButtonLink>
            <ButtonLink to="/contact" kind="ghost">
              {text.otherWays}
            </ButtonLink>
          </div>
        </EmptyState>
      ) : (
        <HelpAnswers groups={groups} isFound={asked.trim() !== ''} />
      )}
      <section aria-labelledby="support" className="stitched-over grid justify-items-start gap-3 pt-8">
        <h2 id="support" className="title-3">
          {text.support}
        </h2>
        <p className="max-w-(--tb-measure) text-pretty">{text.supportLine}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink to="/complaints">{text.contact}</ButtonLink>
          <HelpLinks links={[{ to: '/contact', label: text.otherWays }]} />
        </div>
      </section>
      <LegalContacts />
    </div>
  );
}
