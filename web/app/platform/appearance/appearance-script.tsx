import { useNonce } from '#web/platform/ssr/nonce.ts';
import { classOfTextSize, groundOf, textSizeKey, themeKey } from './appearance.ts';

/** Runs before the first paint: nobody in the dark is blinded by a light page, and no text grows while it is read. */
const script = `(function(){var t=null,s=null;try{t=localStorage.getItem('${themeKey}');s=localStorage.getItem('${textSizeKey}')}catch(e){}
var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
var c=document.documentElement.classList;c.add(d?'dark':'light');
if(s==='large')c.add('${classOfTextSize.large}');if(s==='larger')c.add('${classOfTextSize.larger}');
document.querySelector('meta[name=theme-color]').content=d?'${groundOf.dark}':'${groundOf.light}'})()`;

/** The browser's bar colour and the script that dresses the page; belongs in the head. */
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
