import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { findCallNameBySpanishName } from '#features/support/call-names'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

export const demoPanelStepPhrases: StepPhrases = {
  'el capacitador …': {
    'abre el panel': ({ demo }) => demo.openPanel(),
    'abre lo que encuentra el cliente': ({ demo }) => demo.openDemoOverrides(),
  },
  'el capacitador … "…"': {
    'busca la consulta': ({ demo }, words) => demo.searchForApiCall(words),
  },
}

When(
  'el capacitador elige que falle {string} y cierra el panel',
  async function (this: PortalWorld, call: string) {
    await (await this.portal()).demo.chooseCallToFailWithoutApplying(findCallNameBySpanishName(call))
  },
)

Then('el panel dice {string}', async function (this: PortalWorld, words: string) {
  assert.ok(await (await this.portal()).demo.isTextShownInPanel(words), 'otra cosa')
})

Then('en {string} se elige entre:', async function (this: PortalWorld, label: string, table: StepTable) {
  assert.deepEqual(await (await this.portal()).demo.optionsOfPanelList(label), table.raw().flat())
})
