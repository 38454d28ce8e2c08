import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import type { Persona } from '@/adapters/fake/personas/persona'
import type { Situation } from '@/adapters/fake/situation'
import { hashOf, refinancingHash } from '@/adapters/fake/refinancing-link'
import { addresses } from '@/ui/addresses'
import { personaNamed } from '#features/support/persona-named'
import { specificationsNow } from '#features/support/specifications-now'
import type { PortalWorld } from '#features/support/world'

Given('que {persona} recibió su enlace de refinanciación', function (this: PortalWorld, persona: Persona) {
  this.startingAt(linkOf(persona))
})

Given(
  'que {persona} recibió su enlace de refinanciación en {string}',
  function (this: PortalWorld, persona: Persona, path: string) {
    this.startingAt(linkOf(persona).replace(addresses.refinancing.path, path))
  },
)

Given('que alguien abre el enlace de refinanciación {string}', function (this: PortalWorld, text: string) {
  this.startingAt(addresses.refinancing.to({ hash: hashOf(text.split(';')) }))
})

Given(
  'que alguien abre un enlace de refinanciación de {int} letras',
  function (this: PortalWorld, letters: number) {
    this.startingAt(addresses.refinancing.to({ hash: 'A'.repeat(letters) }))
  },
)

Given(
  'que el prestamista propone {float} para refinanciar y {float} para pagar hoy',
  function (this: PortalWorld, refinancingAmount: number, debtAmount: number) {
    const body = { refinancingAmount, debtAmount, customerFullName: 'Ramona Paredes' }
    this.given({ next: [{ call: 'refinancing.findProposal', answer: { status: 200, body } }] })
  },
)

Given('que el prestamista no dice cómo se llama quien refinancia', function (this: PortalWorld) {
  this.given(proposals({ ...seen, customerFullName: '' }))
})

When('abre el enlace de refinanciación de {persona}', async function (this: PortalWorld, persona: Persona) {
  await (await this.portal()).session.open(linkOf(persona))
})

When('abre el enlace de refinanciación {string}', async function (this: PortalWorld, text: string) {
  const hash = hashOf(text.split(';'))
  await (await this.portal()).session.open(addresses.refinancing.to({ hash }))
})

Given('que a quien refinanció se le ofrece otra vez', function (this: PortalWorld) {
  this.given({ set: { refinancedAgain: true } })
})

When(
  'el capacitador abre la refinanciación de {persona}',
  async function (this: PortalWorld, persona: Persona) {
    await (await this.portal()).demo.openRefinancingOf(persona.firstName)
  },
)

Then('el enlace vence en {string}', async function (this: PortalWorld, time: string) {
  assert.equal(await (await this.portal()).refinancing.timeLeft(), time)
})

const ramona = personaNamed('Ramona')

function linkOf(persona: Persona): string {
  const hash = refinancingHash(persona, Date.parse(specificationsNow))
  return addresses.refinancing.to({ hash })
}

/** Another debt than she saw. */
const changed = { refinancingAmount: 216_897.88, debtAmount: 30_000, customerFullName: 'Ramona Paredes' }
const seen = { refinancingAmount: 216_897.88, debtAmount: 24_099.77, customerFullName: 'Ramona Paredes' }

function proposals(...bodies: readonly object[]): Pick<Situation, 'next'> {
  return {
    next: bodies.map((body) => ({ call: 'refinancing.findProposal', answer: { status: 200, body } })),
  }
}

/** Of twelve installments, as it is agreed, with more interest. */
Given(
  'que el costo de la refinanciación sube {int} pesos después de elegir',
  function (this: PortalWorld, pesos: number) {
    const body = { cft: 176.94, interests: 115_432.26 + pesos, outgoings: 4_337.96, taxes: 24_240.78 }
    this.given({ next: [{ call: 'loan-cost.costDetail', answer: { status: 200, body } }] })
  },
)

Given('que la refinanciación no tiene planes', function (this: PortalWorld) {
  this.given({ next: [{ call: 'refinancing.installmentPlan', answer: { status: 200, body: [] } }] })
})

Given('que la propuesta cambia mientras Ramona elige el plan', function (this: PortalWorld) {
  this.given(proposals(seen, changed))
})

Given('que la propuesta cambia antes de que Ramona pague', function (this: PortalWorld) {
  this.given(proposals(seen, seen, changed))
})

Given('que el enlace que sigue pide hoy otro importe', function (this: PortalWorld) {
  this.given(proposals(seen, seen, seen, changed))
})

Given('que la propuesta no se puede leer cuando Ramona elige el plan', function (this: PortalWorld) {
  this.given(proposals(seen))
  this.given({ next: [{ call: 'refinancing.findProposal', answer: 'malformed' }] })
})

Given('que la propuesta no se puede leer antes de que Ramona pague', function (this: PortalWorld) {
  this.given(proposals(seen, seen))
  this.given({ next: [{ call: 'refinancing.findProposal', answer: 'malformed' }] })
})

Given(
  /^que (el anticipo se cobra|la refinanciación se crea) y después (?:responde (\d+)|no responde)$/,
  function (this: PortalWorld, what: string, status: string | undefined) {
    const call = what === 'el anticipo se cobra' ? 'refinancing.payDownPayment' : 'refinancing.createLoan'
    const answer = status ? { done: { status: Number(status) } } : 'lost-answer'
    this.given({ next: [{ call, answer }] })
  },
)

Given(/^que en qué terminó se responde (\{.*\})$/, function (this: PortalWorld, body: string) {
  const answer = { status: 200, body: JSON.parse(body) as object }
  this.given({ next: [{ call: 'orders.statusWithoutSession', answer }] })
})

Given('que no se puede consultar en qué terminó', function (this: PortalWorld) {
  this.given({ next: [{ call: 'orders.statusWithoutSession', answer: 'network-error' }] })
})

When('ve los planes de la refinanciación', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.seePlans()
})

When('marca el plan de {string}', async function (this: PortalWorld, plan: string) {
  await (await this.portal()).refinancing.markPlan(plan)
})

When('paga lo que eligió', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.finish()
})

When(
  'en otra pestaña acepta refinanciar en {string} y paga',
  async function (this: PortalWorld, plan: string) {
    const { page, refinancing } = await this.portal()
    await refinancing.takeElsewhere(await page.device.otherTab(linkOf(ramona)), plan)
  },
)

When('en otra pestaña vuelve a intentarlo con {string}', async function (this: PortalWorld, plan: string) {
  const { page, refinancing } = await this.portal()
  await refinancing.retryElsewhere(await page.device.otherTab(linkOf(ramona)), plan)
})

When('vuelve un paso', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.goBack()
})

When('elige el plan de {string}', async function (this: PortalWorld, plan: string) {
  await (await this.portal()).refinancing.choosePlan(plan)
})

When('elige refinanciar en {string}', async function (this: PortalWorld, plan: string) {
  await (await this.portal()).refinancing.choose(plan)
})

When('elige refinanciar en {string} en una computadora', async function (this: PortalWorld, plan: string) {
  const { page, refinancing } = await this.portal()
  await page.device.hold('una computadora')
  await page.reload()
  await refinancing.choose(plan)
})

When('pide sacarse la selfie de la refinanciación', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.askForSelfie()
})

When(
  'la selfie de la refinanciación termina en {string}',
  async function (this: PortalWorld, ending: string) {
    await (await this.portal()).refinancing.takeSelfie(ending)
  },
)

When(
  'la selfie de la refinanciación termina en {string} y vuelve con {string}',
  async function (this: PortalWorld, ending: string, spelling: string) {
    await (await this.portal()).refinancing.takeSelfie(ending, spelling)
  },
)

When(
  'la selfie de la refinanciación termina sin que se sepa el resultado',
  async function (this: PortalWorld) {
    await (await this.portal()).refinancing.takeUnansweredSelfie()
  },
)

When('vuelve a sacarse la selfie de la refinanciación', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.takeAnotherSelfie()
})

When('consulta de nuevo la selfie', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.askAboutSelfieAgain()
})

When('vuelve a la refinanciación con la selfie de otra persona', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.comeBackWithSelfieOfOther()
})

When('valida su identidad para refinanciar en {string}', async function (this: PortalWorld, plan: string) {
  await (await this.portal()).refinancing.validate(plan)
})

When(
  'escribe el DNI {string} de la tarjeta de la refinanciación',
  async function (this: PortalWorld, dni: string) {
    this.answer = await (await this.portal()).refinancing.typeDni(dni)
  },
)

When('completa la tarjeta de la refinanciación', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.giveGoodCard()
})

When('completa la tarjeta de la refinanciación sin esperar el resumen', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.giveCardWithoutWaiting()
})

When('completa la tarjeta {string} de la refinanciación', async function (this: PortalWorld, card: string) {
  await (await this.portal()).refinancing.giveCard(card)
})

When('no completa la tarjeta de la refinanciación', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.giveCard()
})

When('llega al resumen de refinanciar en {string}', async function (this: PortalWorld, plan: string) {
  await (await this.portal()).refinancing.seeSummary(plan)
})

When('abre el acuerdo de la refinanciación', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.openAgreement()
})

When('acepta refinanciar en {string} y paga', async function (this: PortalWorld, plan: string) {
  await (await this.portal()).refinancing.take(plan)
})

When(
  'acepta refinanciar en {string} y paga con la tarjeta {string}',
  async function (this: PortalWorld, plan: string, card: string) {
    await (await this.portal()).refinancing.take(plan, card)
  },
)

When('acepta y paga la refinanciación', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.agreeAndPay()
})

When('acepta y toca pagar dos veces seguidas', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.agreeAndPayTwice()
})

When('prueba con otra tarjeta y paga', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.payWithOtherCard()
})

When('carga de nuevo la tarjeta del pago que no llegó', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.typeCardAgain()
})

When('vuelve a intentar el pago de la refinanciación', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.tryPaymentAgain()
})

Then('los planes son:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).refinancing.plans(), table.raw().flat())
})

Then('el plan elegido es {string}', async function (this: PortalWorld, plan: string) {
  assert.equal(await (await this.portal()).refinancing.chosenPlan(), plan)
})

Then('los botones son:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).refinancing.buttons(), table.raw().flat())
})

Then('el DNI de la tarjeta queda {string}', function (this: PortalWorld, dni: string) {
  assert.equal(this.answer, dni)
})

Then(
  'el código abre el enlace de refinanciación de {persona}',
  async function (this: PortalWorld, persona: Persona) {
    assert.equal(await (await this.portal()).doors.scannedPath(), linkOf(persona))
  },
)

Then(/^se cre(?:ó|aron) (\d+) refinanciaci(?:ón|ones)$/, async function (this: PortalWorld, times: string) {
  assert.equal(await (await this.portal()).refinancing.loansMade(), Number(times))
})

Then(
  'todavía no puede tocar {string}: {string}',
  async function (this: PortalWorld, button: string, reason: string) {
    assert.deepEqual(await (await this.portal()).refinancing.closedButton(button), [reason, 'true'])
  },
)
