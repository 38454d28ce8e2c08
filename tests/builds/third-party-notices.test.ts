import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensurePortalBuilt, projectRoot, type PortalBuildMode } from '#scripts/support/portal-build'
import { thirdPartyNoticesFile } from '#scripts/support/third-party-notices'

const noticesByBuild = new Map<PortalBuildMode, string>()

beforeAll(async () => {
  for (const mode of ['live', 'demo'] as const)
    noticesByBuild.set(
      mode,
      await readFile(join(await ensurePortalBuilt(mode), thirdPartyNoticesFile), 'utf8'),
    )
})

/**
 * Returns the names of the packages in the third-party notices of a build, from lines such as `react 19.3.1
 * (MIT)`.
 */
function packagesInNotices(mode: PortalBuildMode): readonly string[] {
  return [...(noticesByBuild.get(mode) ?? '').matchAll(/^(\S+) \d+\.\d+\.\d+\S* \(.+\)$/gm)].map(
    ([, name = '']) => name,
  )
}

/**
 * Returns the names of the packages whose code is in a script of the build, from the build's list of module
 * sizes.
 */
async function bundledPackages(mode: PortalBuildMode): Promise<readonly string[]> {
  const report: readonly { readonly module: string; readonly bytes: number }[] = JSON.parse(
    await readFile(join(projectRoot, 'reports', `modules-${mode}.json`), 'utf8'),
  )
  const names = report
    .filter(({ bytes }) => bytes > 0)
    .flatMap(({ module }) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? [])
  return [...new Set(names)].toSorted()
}

describe.each(['live', 'demo'] as const)('the licence notices of the %s build', (mode) => {
  it('name every package that is bundled', async () => {
    const bundled = await bundledPackages(mode)
    expect(bundled).toContain('react')
    expect(packagesInNotices(mode)).toEqual(expect.arrayContaining([...bundled]))
  })

  it('name those of the service worker', () => {
    expect(packagesInNotices(mode)).toEqual(expect.arrayContaining(['workbox-precaching', 'workbox-routing']))
  })

  it('have the licence of each package', () => {
    expect(noticesByBuild.get(mode)).not.toContain('unknown licence')
    expect(noticesByBuild.get(mode)).toContain('Permission is hereby granted, free of charge')
  })

  it('have the licence of the font', () => {
    expect(noticesByBuild.get(mode)).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(noticesByBuild.get(mode)).toContain('Figtree')
  })

  it('name no folder of the machine that built it', () => {
    expect(noticesByBuild.get(mode)).not.toContain(projectRoot)
  })
})

it('the notices of the live build exclude packages that only the demo contains', () => {
  expect(packagesInNotices('demo')).toContain('miragejs')
  expect(packagesInNotices('live')).not.toContain('miragejs')
})

it('only the used part of the package for notices is bundled', () => {
  expect(packagesInNotices('live').filter((name) => name.startsWith('@firebase/'))).toEqual([
    '@firebase/app',
    '@firebase/component',
    '@firebase/installations',
    '@firebase/logger',
    '@firebase/messaging',
    '@firebase/util',
  ])
})
