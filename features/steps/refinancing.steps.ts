import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { Persona } from '@/adapters/fake/personas/persona'
import { linkOf, linkWith } from '#features/support/sent-links'
import { personaNamed } from '#features/support/persona-named'
import type { PortalWorld } from '#features/support/world'

const ramona = personaNamed('Ramona')

Given('que la empresa no tiene una página propia', function (this: PortalWorld) {
  this.withLinks({ company: undefined })
})

When('abre el enlace de refinanciación de {persona}', async function (this: PortalWorld, persona: Persona) {
  await (await this.portal()).session.open(linkOf(persona))
})

When('abre el enlace de refinanciación {string}', async function (this: PortalWorld, text: string) {
  await (await this.portal()).session.open(linkWith(text.split(';')))
})

When(
  'el capacitador abre la refinanciación de {persona}',
  async function (this: PortalWorld, persona: Persona) {
    await (await this.portal()).demo.openLinkOf(persona.firstName, 'openRefinancing')
  },
)

When('el capacitador abre el ingreso de {persona}', async function (this: PortalWorld, persona: Persona) {
  await (await this.portal()).demo.openLinkOf(persona.firstName, 'openAutoLogin')
})

When('el capacitador abre la tarjeta de {persona}', async function (this: PortalWorld, persona: Persona) {
  await (await this.portal()).demo.openLinkOf(persona.firstName, 'openCardUpdate')
})

Then('el enlace vence en {string}', async function (this: PortalWorld, time: string) {
  assert.equal(await (await this.portal()).refinancing.timeLeft(), time)
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

When('la selfie de la refinanciación vuelve en otra pestaña', async function (this: PortalWorld) {
  this.answer = await (await this.portal()).refinancing.comeBackElsewhere(0)
})

When(
  'la selfie de la refinanciación vuelve donde se abrió el enlace {string}',
  async function (this: PortalWorld, text: string) {
    const { refinancing } = await this.portal()
    this.answer = await refinancing.comeBackElsewhere(0, linkWith(text.split(';')))
  },
)

When(
  'la selfie de la refinanciación vuelve en otra pestaña {int} segundos después',
  async function (this: PortalWorld, seconds: number) {
    this.answer = await (await this.portal()).refinancing.comeBackElsewhere(seconds)
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

When(
  'completa una tarjeta que vence en {string} para la refinanciación',
  async function (this: PortalWorld, expiry: string) {
    await (await this.portal()).refinancing.giveCardThatExpires(expiry)
  },
)

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

When(
  'carga la tarjeta {string} para el pago que no llegó',
  async function (this: PortalWorld, number: string) {
    await (await this.portal()).refinancing.typeCardAgain(number)
  },
)

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

Then(
  'el código abre el enlace de refinanciación de {persona}',
  async function (this: PortalWorld, persona: Persona) {
    assert.equal(await (await this.portal()).welcome.scannedPath(), linkOf(persona))
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
