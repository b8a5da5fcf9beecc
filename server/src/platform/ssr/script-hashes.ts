import { hash } from 'node:crypto';

interface MarkedPage {
  /** The page without its marks, the same bytes for the same content. */
  html: string;
  /** Of the inline scripts, as a Content-Security-Policy writes them: `sha256-…`. */
  scriptHashes: string[];
}

/**
 * Hashes the inline scripts that carry the mark as their nonce, and takes the marks off. A script without it, as
 * somebody's text would be that came into the page unescaped, gets no hash and does not run.
 */
export function hashMarkedScripts(page: string, mark: string): MarkedPage {
  const marked = new RegExp(`<script(?=[^>]* nonce="${mark}")[^>]*>(.*?)</script>`, 'gs');
  const hashes = [...page.matchAll(marked)].map(
    ([, script = '']) => `sha256-${hash('sha256', script, 'base64')}`,
  );
  return { html: page.replaceAll(` nonce="${mark}"`, ''), scriptHashes: [...new Set(hashes)] };
}
