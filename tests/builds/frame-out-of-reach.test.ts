import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { beforeAll, expect, it } from 'vitest'
import { ensurePortalBuilt, type PortalBuildMode } from '#scripts/support/portal-build'

/** Selector of the elements that the keyboard reaches by default. */
const focusableSelector =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'

let pageByBuildMode: Readonly<Record<PortalBuildMode, Document>>

async function readBuiltPage(mode: PortalBuildMode): Promise<Document> {
  const html = await readFile(join(await ensurePortalBuilt(mode), 'index.html'), 'utf8')
  return new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document
}

beforeAll(async () => {
  pageByBuildMode = { live: await readBuiltPage('live'), demo: await readBuiltPage('demo') }
})

it.each(['live', 'demo'] as const)(
  'the keyboard does not reach the frame of the %s page, also in a browser without `inert`',
  (mode) => {
    const frame = pageByBuildMode[mode].querySelector('#frame')
    expect(frame?.getAttribute('aria-hidden')).toBe('true')
    expect(frame?.hasAttribute('inert')).toBe(true)
    const parts = [...(frame?.querySelectorAll(focusableSelector) ?? [])]
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.map((part) => part.getAttribute('tabindex'))).toEqual(parts.map(() => '-1'))
  },
)
