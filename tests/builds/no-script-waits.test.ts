import { expect, it } from 'vitest'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import { hasTopLevelAwait, scriptsWithTopLevelAwait } from '#scripts/support/top-level-await'

it.each(['live', 'demo'] as const)('no script of the %s build uses top-level await', async (mode) => {
  expect(await scriptsWithTopLevelAwait(await ensurePortalBuilt(mode))).toEqual([])
})

it.each([
  ['const a=await b()', true],
  ['for await(const a of b)c(a)', true],
  ['{if(a)await b()}', true],
  ['async function a(){await b()}a()', false],
  ['const a=async()=>await b();a()', false],
  ['class A{async a(){await b()}}', false],
])('the check finds top-level await or not in %s', (code, waits) => {
  expect(hasTopLevelAwait(code)).toBe(waits)
})
