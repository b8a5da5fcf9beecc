interface Step {
  label: string;
  /** A path, with its leading slash. */
  to: string;
}

/** The breadcrumbs of a page as schema.org's BreadcrumbList, for search engines; the page itself comes last. */
export function breadcrumbsJsonLd(site: string, steps: readonly Step[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site + to,
    })),
  };
}
