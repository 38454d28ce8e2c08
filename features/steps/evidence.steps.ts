import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

When('arma la constancia del reclamo {string}', async function (this: PortalWorld, number: string) {
  await (await this.portal()).claimEvidence.createEvidenceFile(number)
})

Then('la constancia {string} incluye:', async function (this: PortalWorld, name: string, table: StepTable) {
  const lines = await (await this.portal()).claimEvidence.evidenceFileLines(name)
  assert.includes(lines, ...table.raw().flat())
})

Then(
  'la constancia {string} antes de su huella solo dice:',
  async function (this: PortalWorld, name: string, table: StepTable) {
    const lines = await (await this.portal()).claimEvidence.linesAboveFileFingerprint(name)
    assert.deepEqual(lines, table.raw().flat())
  },
)

Then('la huella de la constancia es la de sus renglones', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).claimEvidence.isFileFingerprintValid())
})
