import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listBuildTextFiles } from '#scripts/support/demo-traces'
import { ensurePortalBuilt } from '#scripts/support/portal-build'

it('every dynamic unit of the window follows a fallback that every browser knows', async () => {
  const directory = await ensurePortalBuilt('live')
  const names = (await listBuildTextFiles(directory)).filter((name) => name.endsWith('.css'))
  const styles = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')))
  const rules = styles.flatMap((text) => text.match(/\{[^{}]*dvh[^{}]*\}/g) ?? [])
  expect(rules.length).toBeGreaterThan(2)
  for (const rule of rules)
    for (const [declaration = ''] of rule.matchAll(/[\w-]+:[^;}]*dvh[^;}]*/g))
      expect(rule.slice(0, rule.indexOf(declaration))).toContain(declaration.replaceAll('dvh', 'vh'))
})
