import { useScriptMark } from '#web/platform/ssr/script-mark.ts';
import { groundOf, themeKey } from './theme.ts';

/** Runs before the first paint, so that nobody in the dark is blinded by a light page. */
const script = `(function(){var t=null;try{t=localStorage.getItem('${themeKey}')}catch(e){}
var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.add(d?'dark':'light');
document.querySelector('meta[name=theme-color]').content=d?'${groundOf.dark}':'${groundOf.light}'})()`;

/** The browser's bar colour and the script that dresses the page; belongs in the head. */
export function ThemeScript() {
  return (
    <>
      <meta name="theme-color" content={groundOf.light} suppressHydrationWarning />
      <script
        nonce={useScriptMark()}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
        dangerouslySetInnerHTML={{ __html: script }}
      />
    </>
  );
}
