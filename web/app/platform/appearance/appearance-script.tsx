import { useNonce } from '#web/platform/ssr/nonce.ts';
import { classOfTextSize, groundOf, textSizeKey, themeKey } from './appearance.ts';

/** Applies theme and text size before the first paint, so that neither changes visibly later. */
const script = `(function(){var t=null,s=null;try{t=localStorage.getItem('${themeKey}');s=localStorage.getItem('${textSizeKey}')}catch(e){}
var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
var c=document.documentElement.classList;c.add(d?'dark':'light');
if(s==='large')c.add('${classOfTextSize.large}');if(s==='larger')c.add('${classOfTextSize.larger}');
document.querySelector('meta[name=theme-color]').content=d?'${groundOf.dark}':'${groundOf.light}'})()`;

/** The theme colour of the browser's bars and the script that applies the appearance; belongs in the head. */
export function AppearanceScript() {
  return (
    <>
      <meta name="theme-color" content={groundOf.light} suppressHydrationWarning />
      <script
        nonce={useNonce()}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
        dangerouslySetInnerHTML={{ __html: script }}
      />
    </>
  );
}
