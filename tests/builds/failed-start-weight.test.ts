import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { htmlPageNames } from '#scripts/entrance/page-names'
import { ensurePortalBuilt } from '#scripts/support/portal-build'

const startProblemTemplatePattern = /<template id="start-problem-(old|broken)">.*?<\/template>/gs

it.each(htmlPageNames)('the message of %s for a failed start weighs less than 1 KiB', async (page) => {
  const html = await readFile(join(await ensurePortalBuilt('live'), page), 'utf8')
  expect(html.match(startProblemTemplatePattern)).toHaveLength(2)
  const rest = html.replaceAll(startProblemTemplatePattern, '')
  const weight = brotliCompressSync(html).byteLength - brotliCompressSync(rest).byteLength
  expect(weight).toBeGreaterThan(0)
  expect(weight).toBeLessThan(1024)
})
