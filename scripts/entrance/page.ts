import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type AliasOptions } from 'vite'
import type { DrawnEntrance } from './drawn'
import { pageNames } from './page-names.ts'

/** Beside `index.html`: what a file server finds for `/validacion-dni` before it falls back. */
const entranceName = pageNames[1]

/**
 * Runs on the page before the portal does. A press that nobody hears yet is noted at its form, and a visitor with a
 * session, whom the portal leads elsewhere, does not see the entrance. Source: GEN-12, SES-13.
 */
const ownScript = [
  'addEventListener("submit",e=>{if(e.defaultPrevented)return;e.preventDefault();',
  'e.target.dataset.early="";e.submitter?.setAttribute("aria-busy","true")});',
  'try{if(localStorage.getItem("portal.user"))document.documentElement.dataset.known=""}catch{}',
].join('')

const hiddenFromTheKnown = '[data-known] :is(main,footer){visibility:hidden}'

export interface EntranceBuild {
  readonly root: string
  readonly directory: string
  readonly alias: AliasOptions
}

/** Puts the entrance, drawn, beside the page that it is made of. Source: GEN-08. */
export async function writeEntrance({ root, directory, alias }: EntranceBuild): Promise<void> {
  const html = await readFile(join(directory, pageNames[0]), 'utf8')
  const configuration: unknown = JSON.parse(await readFile(join(root, 'public', 'config.json'), 'utf8'))
  const drawn = await drawnEntrance({ root, alias, configuration })
  const styles = await Promise.all(stylesheets(html).map((path) => readFile(join(directory, path), 'utf8')))
  await writeFile(join(directory, entranceName), entrancePage(html, { drawn, styles: styles.join('') }))
}

/**
 * What it looks like stands in the page, so that nothing is waited for before it is painted. The stylesheet comes
 * all the same, without effect: screens that need it find it there, and in its place among the others.
 */
export function entrancePage(
  html: string,
  { drawn, styles }: { readonly drawn: DrawnEntrance; readonly styles: string },
): string {
  const style = `<style>${styles.trim()}:root{${drawn.shades}}${hiddenFromTheKnown}</style>`
  return html
    .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(drawn.title)}</title>`)
    .replace(/<style>.*?<\/style>/s, () => `${style}\n    <script>${ownScript}</script>`)
    .replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="not all"')
    .replace(
      /<div id="root">.*<\/div>(?=\s*<noscript>)/s,
      () => `<div id="root" data-entrance="${escaped(drawn.shown)}">${drawn.markup}</div>`,
    )
}

function stylesheets(html: string): readonly string[] {
  return [...html.matchAll(/<link rel="stylesheet"[^>]*\bhref="([^"]+)"/g)].map(([, path = '']) => path)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

interface Drawing {
  readonly root: string
  readonly alias: AliasOptions
  readonly configuration: unknown
}

/** Drawn by the portal's own components, with the names that the build gives to their styles. */
async function drawnEntrance({ root, alias, configuration }: Drawing): Promise<DrawnEntrance> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'live',
    logLevel: 'warn',
    appType: 'custom',
    plugins: [react()],
    resolve: { alias },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { drawEntrance } = await server.ssrLoadModule(join(root, 'scripts', 'entrance', 'drawn.tsx'))
    return drawEntrance(configuration)
  } finally {
    await server.close()
  }
}
