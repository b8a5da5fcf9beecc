import { useScriptMark } from '#web/platform/ssr/script-mark.ts';

const script = `document.addEventListener('submit',function(e){
if(document.documentElement.dataset.hydrated===undefined&&!e.target.hasAttribute('action'))e.preventDefault()},true)`;

/**
 * Keeps a form that only its component can send from being sent before hydration: the browser would put its fields into
 * the address and load the page anew. Forms with an `action` work without scripts. Belongs in the head.
 */
export function EarlySubmitScript() {
  return (
    <script
      nonce={useScriptMark()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
