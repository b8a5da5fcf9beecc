/** Additional origins that pages need, by directive. */
export interface PolicyAdditions {
  script?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  /** Videos and voice notes. */
  media?: readonly string[];
  form?: readonly string[];
}

/**
 * The Content-Security-Policy of a page. Only our own files and inline scripts with the nonce run. Pictures and the
 * emulated payment window use URLs of `publicOrigin`, which is not 'self' if the site was opened under another name,
 * such as 127.0.0.1 for localhost.
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
