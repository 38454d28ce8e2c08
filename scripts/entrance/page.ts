import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrerenderedPageParts } from './prerender'
import type { HtmlPageName } from './page-names.ts'
import type { InventoriedFile } from '#scripts/support/script-inventory'

/** CSS that hides the portal behind the loading frame while the portal renders. */
const loadingFrameStyle = [
  '[data-known] #root :is(main *,footer){visibility:hidden}',
  '[data-known] #root main :is(#failed-start,#failed-start *){visibility:visible}',
  'html:not([data-known]) #frame button{display:none}',
  '#frame~#root{position:absolute;inset-block-start:0;inline-size:100%;visibility:hidden}',
  '#failed-start~#frame{display:none}',
].join('')

/** The parts from which the build makes its HTML pages when a lender's brand is put into them. */
export interface BuiltPageParts {
  /** The HTML page that the bundler writes. It contains the hash of each file that it loads. */
  readonly html: string
  /** The code of the page's inline script. */
  readonly inlineScript: string
  /**
   * The scripts that every screen of a signed-in customer needs, except those that the HTML page itself
   * loads.
   */
  readonly signedInScripts: readonly Pick<InventoriedFile, 'path' | 'integrity'>[]
}

/**
 * Returns the HTML pages of the build in the given folder, with a lender's brand in them. Source:
 * GEN-08, OPS-02.
 */
export async function prerenderPages(
  { html, inlineScript, signedInScripts }: BuiltPageParts,
  drawn: PrerenderedPageParts,
  directory: string,
): Promise<Readonly<Record<HtmlPageName, string>>> {
  const paths = [...html.matchAll(/<link rel="stylesheet"[^>]*\bhref="([^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  const styles = await Promise.all(paths.map((path) => readFile(join(directory, path), 'utf8')))
  const { frame, entrance, shown, brandName, failedStart } = drawn
  const prepared = withInlineScript(withInlineStyles(html, { drawn, styles: styles.join('') }), inlineScript)
  return {
    'index.html': withTitleAndBody(withStylesLast(withEarlyFetchScript(prepared, signedInScripts)), {
      title: `${titleOf(html)} · ${brandName}`,
      body: `<div id="frame" aria-hidden="true" inert>${withoutTabStops(frame)}</div>\n    <div id="root"></div>${failedStartTemplates(failedStart.frame, failedStart)}`,
    }).replace('<html ', '<html data-starting '),
    'validacion-dni.html': withDeferredScripts(
      withTitleAndBody(prepared, {
        title: `${entrance.title} · ${brandName}`,
        body: `<div id="root" data-entrance="${escapeHtml(shown)}">${entrance.markup}</div>${failedStartTemplates(failedStart.entrance, failedStart)}`,
      }),
    ),
  }
}

/**
 * Returns the page with the styles inside it, so that the browser paints it at once. The page also loads the
 * style sheet, without effect, so that the order of the style sheets stays the same when later screens load
 * theirs.
 */
function withInlineStyles(
  html: string,
  { drawn, styles }: { readonly drawn: PrerenderedPageParts; readonly styles: string },
): string {
  const style = `<style>${styles.trim()}:root{${drawn.shades}}${loadingFrameStyle}</style>`
  return html
    .replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="not all"')
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_, before: string) => before + drawn.accent)
    .replace(/\n *<script type="importmap">/, (importMap) => `\n    ${style}${importMap}`)
}

/**
 * Returns the page with its styles at the end of the head. Browsers then request the scripts before the
 * styles have arrived; the styles are most of the page. Source: GEN-12.
 */
function withStylesLast(html: string): string {
  const [style = ''] = /\n *<style>.*?<\/style>/s.exec(html) ?? []
  return html.replace(style, () => '').replace(/\n *<\/head>/, (end) => style + end)
}

/** Returns the page with the inline script in it. */
function withInlineScript(html: string, program: string): string {
  return html.replace(
    /\n *<script type="importmap">/,
    (importMap) => `\n    <script>${program}</script>${importMap}`,
  )
}

/**
 * Returns the page with a script that requests other files while the page's own scripts are loading: the
 * configuration and, for a customer with a session, the scripts that every screen of a signed-in customer
 * needs. For such a customer, it also opens a connection to the lender's server. The portal takes over the
 * request for the configuration, and may abort it. Source: GEN-08, GEN-12.
 */
function withEarlyFetchScript(html: string, scripts: BuiltPageParts['signedInScripts']): string {
  if (scripts.length === 0) return html
  const links = scripts.map(
    ({ path, integrity }) =>
      `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}" integrity="${integrity}">`,
  )
  const template = `<template id="for-known">${links.join('')}</template>`
  return html.replace(
    /\n *<\/head>/,
    (end) => `\n    ${template}<script>{${earlyFetchScript}}</script>${end}`,
  )
}

const earlyFetchScript = [
  'const giving=new AbortController,answer=fetch("/config.json",{signal:giving.signal});',
  'answer.catch(()=>{});window.earlyConfiguration={answer,giveUp:()=>giving.abort()};',
  'if("known"in document.documentElement.dataset){const add=each=>document.head.append(each);',
  'add(document.getElementById("for-known").content);',
  // Reads a copy, because the portal reads the answer itself.
  'answer.then(each=>each.clone().json()).then(({apiBaseUrl:href})=>',
  'add(Object.assign(document.createElement("link"),{rel:"preconnect",crossOrigin:"",href}))).catch(()=>{})}',
].join('')

/** Returns the templates that the inline script shows if the portal does not start. */
function failedStartTemplates(markup: string, { old, broken }: PrerenderedPageParts['failedStart']): string {
  return [
    `\n    <template id="start-problem"><div id="failed-start">${markup}</div></template>`,
    `<template id="start-problem-old">${old}</template><template id="start-problem-broken">${broken}</template>`,
  ].join('')
}

/**
 * The script that loads the portal's scripts. It waits until the login form is painted, so that the form gets
 * the whole bandwidth; in a hidden page, where nothing is painted, it does not wait. It adds each script
 * separately, so that each runs in a task of its own; if only the main script were added, it would run all
 * the others in one long task. Source: GEN-12.
 */
const deferredScriptLoader = [
  'const{content}=document.getElementById("scripts"),',
  'bring=()=>{for(const each of content.children)each.async=!1;document.body.append(content)};',
  'document.hidden?bring():requestAnimationFrame(()=>setTimeout(bring))',
].join('')

function withDeferredScripts(html: string): string {
  const scripts = html.match(/<script type="module"[^>]*><\/script>/g) ?? []
  const patient = `<template id="scripts">${scripts.join('')}</template><script>{${deferredScriptLoader}}</script>`
  return scripts
    .reduce((rest, script) => rest.replace(script, ''), html)
    .replace('</body>', () => `  ${patient}\n  </body>`)
}

function withTitleAndBody(
  html: string,
  { title, body }: { readonly title: string; readonly body: string },
): string {
  return html
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<div id="root"></div>', () => body)
}

/**
 * Returns the loading frame with its links and buttons unreachable by keyboard, also in Firefox before 112,
 * which does not support `inert`. Source: GEN-17.
 */
function withoutTabStops(markup: string): string {
  return markup.replaceAll(/<(?:a|button)\b/g, '$& tabindex="-1"')
}

function titleOf(html: string): string {
  return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
