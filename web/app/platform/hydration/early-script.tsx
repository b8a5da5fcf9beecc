import { useNonce } from '#web/platform/ssr/nonce.ts';

/** The router's scripts read sessionStorage without checking that the browser allows it. */
const storage = `try{sessionStorage}catch(e){var none=function(){return null};
Object.defineProperty(window,'sessionStorage',{value:{getItem:none,setItem:none,removeItem:none}})}`;

const script = `${storage};document.addEventListener('submit',function(e){
if(document.documentElement.dataset.hydrated===undefined&&!e.target.hasAttribute('action'))e.preventDefault()},true)`;

/**
 * Blocks submits of forms without an `action` before hydration: the browser would put their fields into the address
 * and reload the page. Forms with an `action` work without scripts. Belongs in the head.
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
