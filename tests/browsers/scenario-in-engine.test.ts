import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'
import { browserEnginesToTest } from './portal-in-engine'

const featurePath = 'features/access/dni.feature'

describe.each(browserEnginesToTest)('the scenarios in %s', (name) => {
  it('pass: the driver supports what a scenario needs of the device', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--import',
        'tsx',
        'node_modules/@cucumber/cucumber/bin/cucumber.js',
        '--profile',
        'engine',
        featurePath,
      ],
      { cwd: projectRoot, env: { ...process.env, PORTAL_ENGINE: name } },
    )
    expect(stdout).toMatch(/^1 scenario \(1 passed\)$/m)
  })
})
