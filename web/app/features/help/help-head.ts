import type { HelpGroup } from './help-question.ts';

/** The questions as schema.org's FAQPage, for search engines. */
export function faqJsonLd(groups: readonly HelpGroup[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, paragraphs }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ') },
      })),
  };
}
