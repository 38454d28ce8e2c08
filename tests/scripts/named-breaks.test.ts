import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { namedBreaks } from '#scripts/breaks/named'
import { projectRoot } from '#scripts/support/portal-build'

it.each(namedBreaks)('$name: what is broken is still there', async ({ file, within }) => {
  expect(await readFile(join(projectRoot, file), 'utf8')).toContain(within)
})
