import { Then } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

/** Returns the text with plain spaces in place of no-break spaces. */
function replaceNoBreakSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

export const nextPaymentStepPhrases: StepPhrases = {
  'elige …': {
    'lo primero que le ofrece el inicio': ({ nextPayment }) => nextPayment.pressMainPanelAction(),
  },
  '… dice "…"': {
    'de sus préstamos el inicio': async ({ nextPayment }) => ({
      within: replaceNoBreakSpaces(await nextPayment.loansNotLoadedMessage()),
    }),
    'del mes el inicio': async ({ nextPayment }) =>
      replaceNoBreakSpaces(await nextPayment.monthTotalOnHomeText()),
  },
  'abre …': {
    'el último pago del inicio': ({ nextPayment }) => nextPayment.openLastPayment(),
  },
  '… son:': {
    'los préstamos del inicio': async ({ nextPayment }) =>
      (await nextPayment.loanRows()).map(([words, target]) => [replaceNoBreakSpaces(words), target]),
  },
}

Then('el inicio empieza por {string}', async function (this: PortalWorld, text: string) {
  assert.equal(replaceNoBreakSpaces(await (await this.portal()).nextPayment.mainPanelText()), text)
})

Then('el inicio no empieza por ningún pago', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).nextPayment.mainPanelText(), '')
})

Then('desde ahí puede ir a:', async function (this: PortalWorld, table: StepTable) {
  const actions = await (await this.portal()).nextPayment.mainPanelLinksWithAddresses()
  assert.deepEqual(
    actions.map(([words, target]) => [replaceNoBreakSpaces(words), target]),
    table.raw(),
  )
})

Then('el inicio no muestra préstamos', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).nextPayment.loanRows(), [])
})

Then('bajo {string} el inicio dice {string}', async function (this: PortalWorld, title: string, row: string) {
  assert.equal(
    replaceNoBreakSpaces(await (await this.portal()).nextPayment.linkTextOfHomeSection(title)),
    row,
  )
})
