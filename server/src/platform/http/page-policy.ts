/** Origins beyond our own that a page needs, by what it does with them. */
export interface PolicyAdditions {
  script?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  form?: readonly string[];
}

/** The Content-Security-Policy of a page. Only scripts that carry this answer's nonce, or come from us, run. */
export function pagePolicy(nonce: string, additions: PolicyAdditions): string {
  return [
    `default-src 'self'`,
    directive('script-src', [`'self'`, `'nonce-${nonce}'`], additions.script),
    `style-src 'self' 'unsafe-inline'`,
    directive('img-src', [`'self'`, 'data:', 'blob:'], additions.image),
    `font-src 'self'`,
    directive('connect-src', [`'self'`], additions.connect),
    `media-src 'self' blob:`,
    directive('frame-src', [`'self'`], additions.frame),
    `object-src 'none'`,
    `base-uri 'none'`,
    directive('form-action', [`'self'`], additions.form),
    `frame-ancestors 'none'`,
  ].join('; ');
}

function directive(name: string, ours: readonly string[], more: readonly string[] = []): string {
  return [name, ...ours, ...more].join(' ');
}
