import { textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { about } from '#web/words/en/features/help/about.ts';
import type { Route } from './+types/about.route.ts';
import { HelpLinks } from './help-links.tsx';
import { StillPicture } from './still-picture.tsx';
import { Section } from './text-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(about);
  return pageMeta(matches, { title, description: lead, path: '/about' });
};

export default function AboutPage() {
  const { title, lead, sections, how } = textOf(about);
  return (
    <div className="page">
      <article className="mx-auto grid max-w-[1120px] grid-cols-1 gap-14 md:gap-20">
        <header className="grid grid-cols-1 items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div className="grid gap-4">
            <h1 className="cover">{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          <div className="grid grid-cols-2 gap-3 md:gap-4">
            <StillPicture name="about-saree" first />
            <div className="pt-8 md:pt-14">
              <StillPicture name="about-cloth" first />
            </div>
          </div>
        </header>
        <section className="grid grid-cols-1 gap-6">
          <h2 className="title-2">{how.heading}</h2>
          <ol className="how-steps">
            {how.steps.map(({ name, text }, place) => (
              <li key={name}>
                <StillPicture name={stepPictures[place] ?? ''} />
                <h3 className="how-step font-display leading-tight text-balance">
                  <span className="num text-madder-text">{place + 1}</span> {name}
                </h3>
                <p className="text-pretty text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
          <HelpLinks links={how.links} />
        </section>
        <div className="stitched-over grid grid-cols-1 gap-x-14 gap-y-10 pt-10 md:grid-cols-3">
          {sections.map((section) => (
            <Section key={section.heading} section={section} />
          ))}
        </div>
      </article>
    </div>
  );
}

const stepPictures = ['step-choose', 'step-measure', 'step-make', 'step-send'];
