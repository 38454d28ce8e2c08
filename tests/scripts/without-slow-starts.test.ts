import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'
import { speedUpPackageCode } from '#scripts/support/without-slow-starts'

const packagesFolder = join(projectRoot, 'node_modules')

interface AriaTables {
  readonly roles: AriaTable
  readonly elementRoles: AriaTable
  readonly roleElements: AriaTable
}

interface AriaTable {
  entries(): Iterable<readonly [key: unknown, value: unknown]>
}

interface RegexpMatchModule {
  readonly default: (regexp: RegExp, text: string) => unknown
}

/** Returns what a module with the given code exports. */
function loadModuleFromCode<Module>(code: string): Promise<Module> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<Module>
}

/**
 * Returns the code by which the build replaces a file of a package; an empty text if the build does not
 * replace the file.
 */
function replacementCode(file: string): string {
  const path = join(packagesFolder, file)
  return speedUpPackageCode(path, readFileSync(path, 'utf8')) ?? ''
}

describe('the files of packages that are replaced in the stage', () => {
  it('have the same tables of roles', async () => {
    const file = 'aria-query/lib/index.js'
    const before = createRequire(import.meta.url)(join(packagesFolder, file)) as AriaTables
    const after = await loadModuleFromCode<AriaTables>(replacementCode(file))
    for (const name of ['roles', 'elementRoles', 'roleElements'] as const)
      expect([...after[name].entries()]).toEqual([...before[name].entries()])
  })

  it('find the same parts of a text', async () => {
    const { default: found } = await loadModuleFromCode<RegexpMatchModule>(
      replacementCode('regexp-match-indices/index.js'),
    )
    expect(found(/(\d+) cuotas?(, no)?/, 'debe 3 cuotas')).toMatchObject({
      0: '3 cuotas',
      1: '3',
      index: 5,
      indices: { 0: [5, 13], 1: [5, 6], 2: undefined },
    })
  })

  it('look for no package of Node', () => {
    const file = '@testing-library/dom/dist/@testing-library/dom.esm.js'
    expect(readFileSync(join(packagesFolder, file), 'utf8')).toContain('nodeRequire')
    expect(replacementCode(file)).not.toContain('nodeRequire')
  })

  it('are still as they were when they were replaced', () => {
    const path = join(packagesFolder, '@testing-library/dom/dist/@testing-library/dom.esm.js')
    expect(() => speedUpPackageCode(path, 'export {}')).toThrow('nothing to replace')
    expect(speedUpPackageCode(join(packagesFolder, 'mobx/dist/mobx.esm.js'), 'export {}')).toBeUndefined()
  })
})
