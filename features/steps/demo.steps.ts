import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { Persona } from '@/adapters/fake/personas/persona'
import { findCallNameBySpanishName } from '#features/support/call-names'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

export const demoStepPhrases: StepPhrases = {
  'el capacitador … "…"': {
    'pone la fecha': ({ demo }, localTime) => demo.setClock(localTime),
    enciende: ({ demo }, label) => demo.tickDemoOverride(label),
  },
  'el capacitador …': {
    'vuelve a empezar': ({ demo }) => demo.resetDemo(),
    'deja todo como siempre': ({ demo }) => demo.clearDemoOverrides(),
    'corta la conexión': ({ demo }) => demo.goOffline(),
    'abre el enlace de la situación': ({ demo }) => demo.openDemoStateLink(),
    'copia el enlace de la situación': ({ demo }) => demo.copyDemoStateLink(),
    'oculta la cinta y la trae con el teclado': ({ demo }) => demo.hideAndShowPanelByKeyboard(),
  },
  'vuelve …': {
    'a la pestaña': ({ page }) => page.device.showPage(),
  },
  '… está en "…"': {
    'el foco del panel': ({ demo }) => demo.focusedTextInPanel(),
  },
}

When('el capacitador entra como {persona}', async function (this: PortalWorld, persona: Persona) {
  await (await this.portal()).demo.signInAs(persona.firstName)
})

When(
  'el banco acredita el pago del préstamo {string}',
  async function (this: PortalWorld, externalId: string) {
    await (await this.portal()).demo.creditPaymentToLoan(externalId)
  },
)

Then('la demo muestra el trámite {string}', async function (this: PortalWorld, text: string) {
  assert.deepEqual(await (await this.portal()).demo.receivedConsumerRequests(), [text])
})

Then('la demo ofrece estos clientes:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).demo.customersInSignInList(), table.raw().flat())
})

Then('se cobró {int} vez/veces', async function (this: PortalWorld, times: number) {
  assert.equal(await (await this.portal()).demo.countCharges(), times)
})

When(
  'el capacitador hace fallar {string} con {string}',
  async function (this: PortalWorld, call: string, answer: string) {
    await (await this.portal()).demo.makeNextCallFail(findCallNameBySpanishName(call), answer)
  },
)

When(
  'el capacitador agrega la falla {string} de {string}',
  async function (this: PortalWorld, answer: string, call: string) {
    await (await this.portal()).demo.makeNextCallFailKeepingPanelOpen(findCallNameBySpanishName(call), answer)
  },
)

When(
  'el capacitador hace fallar {string} con el código {string}',
  async function (this: PortalWorld, call: string, code: string) {
    await (await this.portal()).demo.makeNextCallReturnErrorCode(findCallNameBySpanishName(call), code)
  },
)

When(
  'el capacitador hace fallar {string} con el estado {string} y el mensaje {string}',
  async function (this: PortalWorld, call: string, status: string, message: string) {
    await (await this.portal()).demo.setNextCallAnswer(findCallNameBySpanishName(call), { status, message })
  },
)

When(
  'el capacitador elige {string} en {string}',
  async function (this: PortalWorld, word: string, label: string) {
    await (await this.portal()).demo.chooseDemoOverrideValue(label, word)
  },
)

When(
  'el capacitador arregla que el préstamo {string} debe la cuota {string}',
  async function (this: PortalWorld, externalId: string, installment: string) {
    await (await this.portal()).demo.typeLoanOverride(externalId, 'unpaidInstallmentNumber', installment)
  },
)

When(
  'el capacitador arregla que del préstamo {string} ya se pagaron {string}',
  async function (this: PortalWorld, externalId: string, amount: string) {
    await (await this.portal()).demo.typeLoanOverride(externalId, 'amountPaidElsewhere', amount)
  },
)

Then(
  'la demo tiene arreglado {string}: {string}',
  async function (this: PortalWorld, name: string, value: string) {
    const { set } = await (await this.portal()).demo.demoState()
    assert.equal(String(new Map<string, unknown>(Object.entries(set)).get(name)), value)
  },
)

When('el capacitador pone una demora de {int} segundos', async function (this: PortalWorld, seconds: number) {
  await (await this.portal()).demo.setLatency(seconds)
})

Then(
  'el enlace dice {string} y no dice {string}',
  async function (this: PortalWorld, said: string, hidden: string) {
    const says = await (await this.portal()).demo.copiedDemoStateContent()
    assert.ok(says.includes(said) && !says.includes(hidden), says)
  },
)

Then('la cinta de la demo está a la vista', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).demo.isDemoRibbonShown())
})

Then(
  'la demo tiene a {persona}, una demora de {int} segundos y la conexión cortada',
  async function (this: PortalWorld, persona: Persona, seconds: number) {
    const { customer, latencyMs, offline } = await (await this.portal()).demo.demoState()
    assert.deepEqual(
      { customer, latencyMs, offline },
      { customer: persona.id, latencyMs: seconds * 1000, offline: true },
    )
  },
)
