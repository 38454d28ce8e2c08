import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { addresses } from '@/ui/addresses'
import { ComponentGalleryScreen } from '@/ui/shared/wiki-screen'

const uiFolder = join(import.meta.dirname, '../../../src/ui')
const kitFolder = join(uiFolder, 'kit')

const exportedComponentsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/export (?:const|function) ([A-Z]\w*)/g)].map(
    ([, name = '']) => name,
  )

const usedComponentsIn = (file: string): ReadonlySet<string> =>
  new Set([...readFileSync(file, 'utf8').matchAll(/<([A-Z]\w*)[\s/>]/g)].map(([, name = '']) => name))

const kitFiles = readdirSync(kitFolder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join(kitFolder, file))

const filesIn = (folder: string, begins: string): readonly string[] =>
  readdirSync(join(uiFolder, folder))
    .filter((file) => file.startsWith(begins) && file.endsWith('.tsx'))
    .map((file) => join(uiFolder, folder, file))

/** Files of the showcase of components, and of the layout around every screen. */
const showcaseAndLayoutFiles = [
  ...filesIn('shared', 'wiki-'),
  join(uiFolder, 'app.tsx'),
  ...filesIn('shell', ''),
]

/**
 * Components without an example of their own in the showcase: some only hold or place other components,
 * `FallingConfetti` is only decoration, and `FocusReceivingTitle` is a heading that takes the focus.
 */
const componentsWithoutExample = new Set([
  'AsyncBoundary',
  'FocusReceivingTitle',
  'EmptyScreen',
  'ResultScreen',
  'FallingConfetti',
])

/** Returns the names of the components that the showcase or the layout uses, directly or through others. */
function listShowcaseComponentNames(): ReadonlySet<string> {
  const files = new Set<string>()
  const names = new Set<string>()
  const visit = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    for (const name of usedComponentsIn(file)) {
      names.add(name)
      kitFiles.filter((each) => exportedComponentsIn(each).includes(name)).forEach(visit)
    }
  }
  showcaseAndLayoutFiles.forEach(visit)
  return names
}

it('the showcase shows every component of the kit', () => {
  const names = listShowcaseComponentNames()
  const missing = kitFiles.flatMap((file) =>
    exportedComponentsIn(file)
      .filter((name) => !names.has(name) && !componentsWithoutExample.has(name))
      .map((name) => `${basename(file)}: ${name}`),
  )
  expect(missing).toEqual([])
  const parts = new Set(kitFiles.flatMap(exportedComponentsIn))
  expect([...componentsWithoutExample].filter((name) => !parts.has(name))).toEqual([])
})

it('the showcase puts no block element into a line of text', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath={addresses.wiki.path}>
      <ComponentGalleryScreen />
    </Router>,
  )
  const open: string[] = []
  const wrong: string[] = []
  for (const [, end, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/g)) {
    if (end) open.splice(open.lastIndexOf(name))
    else {
      const isBlock = /^(div|p|h[1-6]|ul|ol|dl|section|form|fieldset|table)$/.test(name)
      if (isBlock && open.some((each) => /^(span|p|b|a|button|label|summary)$/.test(each)))
        wrong.push(`${name} in ${open.join(' > ')}`)
      if (!/^(input|img|br|wbr|path|circle|rect|hr)$/.test(name) && !rest.endsWith('/')) open.push(name)
    }
  }
  expect(wrong).toEqual([])
})
