import { themeKey } from '#web/platform/appearance/appearance.ts';
import { useScriptMark } from '#web/platform/ssr/script-mark.ts';

/**
 * Starts a page that `first-look.ts` lets wait, at the first sign that somebody wants something of it, or once it is
 * loaded where something on it needs its program at once. `page-scripts.tsx` says what is to be loaded.
 *
 * Buttons pressed and forms sent before would be lost, and a form without an address would even reload the page: they
 * are kept, shown as kept, and done by `useEarlyPresses`. Forms with an address of their own work without a program and
 * are left alone; so are the boxes of forms, which are read when they are sent. A box that chooses at once waits too, and
 * pressed twice it is as it was. The key / leads into the field that names it, at any time, unless somebody is writing elsewhere.
 */
export const startScript = `(function(){
var d=document,w=window,root=d.documentElement,kept=[],begun=false,failures=0;
var signs=['pointermove','pointerdown','touchstart','wheel','scroll','keydown','focusin'];
function keep(node){if(kept.indexOf(node)<0)kept.push(node);node.dataset.kept='';root.dataset.starting='';start()}
function press(e){var t=e.target,b=t.closest&&t.closest('button');if(b&&b.type!=='submit')return keep(b);
if(t.type!=='checkbox'||t.form)return;e.preventDefault();var at=kept.indexOf(t);if(at<0)return keep(t);
kept.splice(at,1);delete t.dataset.kept}
function send(e){if(!e.target.hasAttribute('action')){e.preventDefault();keep(e.submitter||e.target)}}
d.addEventListener('click',press,true);d.addEventListener('submit',send,true);
w.takeEarlyPresses=function(){d.removeEventListener('click',press,true);d.removeEventListener('submit',send,true);
kept.forEach(function(node){delete node.dataset.kept});delete root.dataset.starting;return kept.splice(0)};
d.addEventListener('keydown',function(e){var t=e.target,field=d.querySelector('[data-key="/"]');
if(e.key!=='/'||!field||e.ctrlKey||e.metaKey||e.altKey||t.isContentEditable||t.matches('input,textarea,select')||d.querySelector('dialog[open]'))return;
e.preventDefault();field.focus();field.select()});
function hear(act){signs.concat('offline','storage').forEach(function(sign){
w[act+'EventListener'](sign,start,{capture:true,passive:true})})}
function start(){if(begun)return;begun=true;hear('remove');
if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',load);else load()}
function load(){var block=d.getElementById('page-program');if(!block)return;
var page=JSON.parse(block.textContent),ids=Object.keys(page.routes);
page.files.forEach(function(file){var link=d.createElement('link');link.rel='modulepreload';link.href=file;d.head.append(link)});
Promise.all([page.manifest].concat(ids.map(function(id){return page.routes[id]})).map(function(file){return import(file)}))
.then(function(modules){var routes={};ids.forEach(function(id,at){routes[id]=modules[at+1]});
w.__reactRouterRouteModules=routes;return import(page.entry)}).catch(again)}
function again(){fetch('/favicon.svg',{method:'HEAD',cache:'no-store'}).then(function(answer){
if(answer.status<500&&++failures>1){var key='tanabana_reloaded',now=Date.now();
if(now-(sessionStorage.getItem(key)||0)>6e4){sessionStorage.setItem(key,now);location.reload();return}}
throw answer}).catch(function(){setTimeout(load,3000)})}
function isSeen(part){var box=part.getBoundingClientRect();return box.width>0&&box.top<innerHeight&&box.bottom>0}
function chosen(){try{return localStorage.getItem('${themeKey}')}catch(e){return null}}
function look(){if(!d.getElementById('page-program')||d.visibilityState!=='visible')return;d.removeEventListener('visibilitychange',look);
if(!begun)d.querySelectorAll('[data-tells]').forEach(function(part){
fetch(part.dataset.tells,{method:'POST',keepalive:true}).then(function(answer){return answer.text()}).catch(function(){})});
if(location.hash||!navigator.onLine||root.dataset.keptAt||chosen()||matchMedia('(display-mode: standalone)').matches
||[].some.call(d.querySelectorAll('[data-needs-program]'),isSeen))start()}
hear('add');
w.addEventListener('load',function(){d.addEventListener('visibilitychange',look);
w.requestIdleCallback?requestIdleCallback(look,{timeout:2000}):setTimeout(look,200)})})()`;

/** Belongs in the head, before anything can be pressed. Only the server writes it: in the browser it has run by then. */
export function StartScript() {
  return (
    <script
      nonce={useScriptMark()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startScript : '' }}
    />
  );
}
