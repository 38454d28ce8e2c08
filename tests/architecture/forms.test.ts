import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

const sourceFiles = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(projectRoot, 'src', name), 'utf8') }))

/** The opening `<form>` tag of each form in the portal's sources. */
const formOpeningTags = sourceFiles.flatMap(({ name, text }) =>
  [...text.matchAll(/<form\b[^>]*/g)].map(([tag]) => ({ name, tag })),
)

it('every form posts, so that a browser that submits by itself writes nothing in an address', () => {
  expect(formOpeningTags.map(({ name }) => name)).toContain('ui/kit/form.tsx')
  expect(formOpeningTags.filter(({ tag }) => !/\smethod="post"/.test(tag)).map(({ name }) => name)).toEqual(
    [],
  )
})

it('only the redirect to a provider creates a form of its own', () => {
  const makers = sourceFiles
    .filter(({ text }) => /createElement\('form'\)/.test(text))
    .map(({ name }) => name)
  expect(makers).toEqual(['adapters/device/browser-external-form-submission.ts'])
})
