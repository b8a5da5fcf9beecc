import { useNonce } from '#web/platform/ssr/nonce.ts';

/** Scripts of the router read the store of the tab without asking whether the browser lets them. */
const storage = `try{sessionStorage}catch(e){var none=function(){return null};
Object.defineProperty(window,'sessionStorage',{value:{getItem:none,setItem:none,removeItem:none}})}`;

const script = `${storage};document.addEventListener('submit',function(e){
if(document.documentElement.dataset.hydrated===undefined&&!e.target.hasAttribute('action'))e.preventDefault()},true)`;

/**
 * Keeps a form that only its component can send from being sent before hydration: the browser would put its fields into
 * the address and load the page anew. Forms with an `action` work without scripts. Belongs in the head.
 */
export function EarlyScript() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
