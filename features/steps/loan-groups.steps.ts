import { Then } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

Then(
  'en el grupo {string} ve estas cuotas:',
  async function (this: PortalWorld, title: string, table: StepTable) {
    const { loans } = await this.portal()
    assert.deepEqual(await loans.installmentsOfGroup(title), table.raw().flat())
  },
)

Then('no hay ningún grupo {string}', async function (this: PortalWorld, title: string) {
  const groups = await (await this.portal()).loans.installmentGroupTitles()
  assert.equal(groups.includes(title), false)
})
