import { useScriptMark } from '#web/platform/ssr/script-mark.ts';

/**
 * The page is drawn before its script has come. Buttons pressed and forms sent meanwhile would be lost, and a form
 * without an address would even reload the page; they are kept here until `useEarlyPresses` does them.
 * Forms with an address of their own work without a script and are left alone.
 */
const script = `(function(){var kept=[];
function press(e){var b=e.target.closest&&e.target.closest('button');if(b&&b.type!=='submit')keep(b)}
function send(e){if(!e.target.hasAttribute('action')){e.preventDefault();keep(e.target)}}
function keep(node){if(kept.indexOf(node)<0)kept.push(node)}
document.addEventListener('click',press,true);document.addEventListener('submit',send,true);
window.takeEarlyPresses=function(){document.removeEventListener('click',press,true);
document.removeEventListener('submit',send,true);return kept.splice(0)}})()`;

/** Belongs in the head, before anything can be pressed. */
export function EarlyPressesScript() {
  return (
    <script
      nonce={useScriptMark()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
