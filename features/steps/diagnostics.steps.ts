import { Given, Then } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { findCallNameBySpanishName } from '#features/support/call-names'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'

const validCardListItem = {
  cardId: '1',
  token: 't',
  brand: 'VISA',
  number: '0926',
  status: 'ACTIVE',
  expirationDate: '2027-01-31',
}

export const diagnosticsStepPhrases: StepPhrases = {
  'que … (portal)': {
    'el diagnóstico está encendido': (world) => world.changeConfiguration({ diagnostics: true }),
  },
  '… dice "…"': {
    'el diagnóstico': ({ diagnostics }) => diagnostics.invalidAnswerTitles(),
  },
  'no hay …': {
    'ningún diagnóstico': ({ diagnostics }) => diagnostics.waitUntilPanelDisappears(),
  },
}

Given(
  /^que a "(.+)" el servidor responde una tarjeta con (\w+) en (.+)$/,
  function (this: PortalWorld, call: string, field: string, value: string) {
    const sent: unknown = value === 'nada' ? undefined : JSON.parse(value)
    const answer = { status: 200, body: [{ ...validCardListItem, [field]: sent }] }
    setNextCallAnswer(this, findCallNameBySpanishName(call), answer)
  },
)

Then(/^del campo dice "(.+)"$/, async function (this: PortalWorld, field: string) {
  assert.includes(await (await this.portal()).diagnostics.invalidFieldSentences(), field)
})

Then('el diagnóstico no dice {string}', async function (this: PortalWorld, words: string) {
  const text = (await (await this.portal()).diagnostics.panelTexts()).join(' ')
  assert.ok(!text.includes(words), text)
})

Then('el diagnóstico se titula {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).diagnostics.panelTitle(), title)
})
