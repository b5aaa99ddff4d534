import { createHash } from 'node:crypto'

/** Marks the current section in the contents and keeps it in view. The page also works without it. */
export const pageScript = `(()=>{const nav=document.querySelector('.contents');if(!nav||!('IntersectionObserver'in window))return;const bar=nav.querySelector('ol'),links=new Map([...nav.querySelectorAll('a')].map(a=>[a.hash.slice(1),a]));const calm=matchMedia('(prefers-reduced-motion:reduce)');let now;const eye=new IntersectionObserver(seen=>{for(const{isIntersecting,target}of seen){const a=links.get(target.id);if(!isIntersecting||!a||a===now)continue;if(now)now.removeAttribute('aria-current');a.setAttribute('aria-current','true');now=a;bar.scrollTo({left:a.offsetLeft-bar.clientWidth/2+a.offsetWidth/2,behavior:calm.matches?'auto':'smooth'})}},{rootMargin:'-30% 0px -65%'});for(const id of links.keys()){const part=document.getElementById(id);if(part)eye.observe(part)}})()`

/**
 * Shows the empty bar for what happens today before the first paint, so that the page does not move when the script on the device fills
 * it: between the moments `from` and `until`, and one line of it before. Without that script, the bar is hidden again.
 */
export const todayScript = `(()=>{const bar=document.getElementById('pocket-today'),{from,until,floating}=bar.dataset,date=new Date,at=floating?date-date.getTimezoneOffset()*6e4:+date;if(at>=until)return;bar.hidden=false;bar.classList.toggle('under-way',at>=from);addEventListener('load',()=>{if(!bar.firstChild)bar.hidden=true})})()`

/**
 * Shows before the first paint where a reader saves the page, in browsers that can do that, and to those by Apple how they install it.
 * It is hidden again unless the script on the device has marked it as started.
 */
export const saveScript = `(()=>{const group=document.getElementById('pocket');if(!('serviceWorker'in navigator&&'caches'in window&&'locks'in navigator))return;group.hidden=false;if(navigator.standalone===false&&navigator.maxTouchPoints>0)group.querySelector('.on-apple').hidden=false;addEventListener('load',()=>{if(!('started'in group.dataset))group.hidden=true})})()`

/** For the `script-src` of the page's Content-Security-Policy: the hash of every script in it. */
export const pageScriptHashes: string[] = [pageScript, todayScript, saveScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
)
