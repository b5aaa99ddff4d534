import { createHash } from 'node:crypto'

/** Marks the current section in the contents and keeps it in view. The page also works without it. */
export const pageScript = `(()=>{const nav=document.querySelector('.contents');if(!nav||!('IntersectionObserver'in window))return;const bar=nav.querySelector('ol'),links=new Map([...nav.querySelectorAll('a')].map(a=>[a.hash.slice(1),a]));const calm=matchMedia('(prefers-reduced-motion:reduce)');let now;const eye=new IntersectionObserver(seen=>{for(const{isIntersecting,target}of seen){const a=links.get(target.id);if(!isIntersecting||!a||a===now)continue;if(now)now.removeAttribute('aria-current');a.setAttribute('aria-current','true');now=a;bar.scrollTo({left:a.offsetLeft-bar.clientWidth/2+a.offsetWidth/2,behavior:calm.matches?'auto':'smooth'})}},{rootMargin:'-30% 0px -65%'});for(const id of links.keys()){const part=document.getElementById(id);if(part)eye.observe(part)}})()`

/** For the `script-src` of the page's Content-Security-Policy: the hash of every script in it. */
export const pageScriptHashes: string[] = [`'sha256-${createHash('sha256').update(pageScript).digest('base64')}'`]
