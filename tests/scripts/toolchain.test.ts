import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

const lockFile: unknown = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
const decisionRecord = readFileSync(join(projectRoot, 'docs/adr/0008-toolchain-in-the-lock-file.md'), 'utf8')

function lockedPackage(name: string): Readonly<Record<string, unknown>> {
  return Object(Object(Object(lockFile)['packages'])[`node_modules/${name}`])
}

describe('the toolchain', () => {
  it('runs on the Node version of the lock file', () => {
    expect(process.version).toBe(`v${String(lockedPackage('node')['version'])}`)
  })

  it("lists the product's packages without the network, which is no failure", () => {
    const run = readFileSync(join(projectRoot, '.ci/run'), 'utf8').split('\n')
    const [listing = ''] = run.filter((line) => line.startsWith('npm sbom'))
    expect(listing).toContain('--offline')
    expect(listing).toContain('> reports/sbom.json ||')
    expect(run.at(-2)).toBe('npm run sums --silent')
  })

  it('is reported to lack the hash of the Node binary, as long as it does', () => {
    const binaries = Object.keys(Object(Object(lockFile)['packages'])).filter((name) =>
      /node_modules\/node(-bin)?-(linux|darwin|win)/.test(name),
    )
    expect(binaries).toEqual([])
    expect(lockedPackage('node')['hasInstallScript']).toBe(true)
    expect(decisionRecord).toContain('not in the lock file')
  })
})
