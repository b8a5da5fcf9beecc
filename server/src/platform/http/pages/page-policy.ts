/** Origins beyond our own that pages need, by what they do with them. */
export interface PolicyAdditions {
  script?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  /** Of videos and voice. */
  media?: readonly string[];
  form?: readonly string[];
}

/**
 * The Content-Security-Policy of a page. Only files from us run, and inline scripts with the nonce. Pictures and the
 * emulated payment window are addressed by `publicOrigin`, which is not 'self' to a person who opened the site by
 * another of its names, as 127.0.0.1 is of localhost.
 */
export function pagePolicy(nonce: string, publicOrigin: string, additions: PolicyAdditions): string {
  const own = [`'self'`, publicOrigin];
  return [
    `default-src 'self'`,
    directive('script-src', [...own, `'nonce-${nonce}'`], additions.script),
    `style-src 'self' 'unsafe-inline'`,
    directive('img-src', [...own, 'data:', 'blob:'], additions.image),
    `font-src 'self'`,
    directive('connect-src', own, additions.connect),
    directive('media-src', [...own, 'blob:'], additions.media),
    directive('frame-src', own, additions.frame),
    `object-src 'none'`,
    `base-uri 'none'`,
    directive('form-action', own, additions.form),
    `frame-ancestors 'none'`,
  ].join('; ');
}

function directive(name: string, ours: readonly string[], more: readonly string[] = []): string {
  return [name, ...ours, ...more].join(' ');
}
