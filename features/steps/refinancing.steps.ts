import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { Persona } from '@/adapters/fake/personas/persona'
import type { Page } from '#features/support/page'
import { pathOfSentRefinancingLink, buildRefinancingLinkPath } from '#features/support/sent-links'
import { findPersonaByName } from '#features/support/find-persona-by-name'
import {
  refinanceInAnotherTab,
  retryPaymentInAnotherTab,
  startCreatingLoanInAnotherTab,
  startPaymentInAnotherTab,
} from '#features/support/tasks/refinancing-in-another-tab'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

const ramona = findPersonaByName('Ramona')

export const refinancingStepPhrases: StepPhrases = {
  'que … (portal)': {
    'la empresa no tiene una página propia': (world) =>
      world.changeConfiguredLenderLinks({ company: undefined }),
  },
  'abre … "…"': {
    'el enlace de refinanciación': ({ session }, text) =>
      session.openAddress(buildRefinancingLinkPath(text.split(';'))),
  },
  'paga …': {
    'lo que eligió': ({ refinancing }) => refinancing.continueFromSelfieAndPay(),
  },
  'en otra pestaña … "…"': {
    'empieza a pagar la refinanciación en': async ({ page }, plan) => {
      await startPaymentInAnotherTab(await openLinkInAnotherTab(page), plan)
    },
    'empieza a guardar el plan de': async ({ page }, plan) => {
      await startCreatingLoanInAnotherTab(await openLinkInAnotherTab(page), plan)
    },
    'vuelve a intentarlo con': async ({ page }, plan) => {
      await retryPaymentInAnotherTab(await openLinkInAnotherTab(page), plan)
    },
  },
  'vuelve …': {
    'un paso': ({ refinancing }) => refinancing.pressBackButton(),
    'a sacarse la selfie de la refinanciación': ({ refinancing }) => refinancing.takeAnotherSelfie(),
    'a la refinanciación con la selfie de otra persona': ({ refinancing }) =>
      refinancing.returnWithOtherPersonsSelfie(),
    'a intentar el pago de la refinanciación': ({ refinancing }) => refinancing.retryPayment(),
  },
  'elige … "…"': {
    'el plan de': ({ refinancing }, plan) => refinancing.choosePlanAndContinue(plan),
    'refinanciar en': ({ refinancing }, plan) => refinancing.createRefinancingLoan(plan),
  },
  'pide …': {
    'sacarse la selfie de la refinanciación': ({ refinancing }) => refinancing.startSelfie(),
  },
  'la selfie … "…"': {
    'de la refinanciación termina en': ({ refinancing }, ending) => refinancing.takeSelfie(ending),
    'de la refinanciación vuelve donde se abrió el enlace': async ({ refinancing }, text, world) => {
      world.lastReadText = await refinancing.returnFromSelfieInAnotherTab(
        0,
        buildRefinancingLinkPath(text.split(';')),
      )
    },
  },
  'no completa …': {
    'la tarjeta de la refinanciación': ({ refinancing }) => refinancing.submitCard(),
  },
  'abre …': {
    'el acuerdo de la refinanciación': ({ refinancing }) => refinancing.openAgreement(),
  },
  'acepta …': {
    'los términos de la refinanciación': ({ refinancing }) => refinancing.agreeToTerms(),
    'y paga la refinanciación': ({ refinancing }) => refinancing.agreeAndMakeDownPayment(),
    'y toca pagar dos veces seguidas': ({ refinancing }) => refinancing.agreeAndPressPayTwice(),
  },
  'prueba …': {
    'con otra tarjeta y paga': ({ refinancing }) => refinancing.payWithAnotherCardAfterDecline(),
  },
  'carga …': {
    'de nuevo la tarjeta del pago que no llegó': ({ refinancing }) => refinancing.typeCardAgain(),
  },
  '… son:': {
    'los planes': ({ refinancing }) => refinancing.planInstallmentCountTexts(),
    'los botones': ({ refinancing }) => refinancing.buttonTexts(),
  },
  '… es "…"': {
    'el plan elegido': ({ refinancing }) => refinancing.chosenPlan(),
  },
}

function openLinkInAnotherTab(page: Page): Promise<Page> {
  return page.device.openTab(pathOfSentRefinancingLink(ramona))
}

When('abre el enlace de refinanciación de {persona}', async function (this: PortalWorld, persona: Persona) {
  await (await this.portal()).session.openAddress(pathOfSentRefinancingLink(persona))
})

When(
  'el capacitador abre la refinanciación de {persona}',
  async function (this: PortalWorld, persona: Persona) {
    await (await this.portal()).demo.openLinkSentToCustomer(persona.firstName, 'openRefinancing')
  },
)

When('el capacitador abre el ingreso de {persona}', async function (this: PortalWorld, persona: Persona) {
  await (await this.portal()).demo.openLinkSentToCustomer(persona.firstName, 'openAutoLogin')
})

When('el capacitador abre la tarjeta de {persona}', async function (this: PortalWorld, persona: Persona) {
  await (await this.portal()).demo.openLinkSentToCustomer(persona.firstName, 'openCardUpdate')
})

Then('el enlace vence en {string}', async function (this: PortalWorld, time: string) {
  assert.equal(await (await this.portal()).refinancing.linkTimeLeftText(), time)
})

When('ve los planes de la refinanciación', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.openPlans()
})

When('marca el plan de {string}', async function (this: PortalWorld, plan: string) {
  await (await this.portal()).refinancing.choosePlanWithoutContinuing(plan)
})

When(
  'en otra pestaña acepta refinanciar en {string} y paga',
  async function (this: PortalWorld, plan: string) {
    const { page } = await this.portal()
    await refinanceInAnotherTab(await openLinkInAnotherTab(page), plan)
  },
)

When('elige refinanciar en {string} en una computadora', async function (this: PortalWorld, plan: string) {
  const { page, refinancing } = await this.portal()
  await page.device.changeDeviceKind('una computadora')
  await page.reload()
  await refinancing.createRefinancingLoan(plan)
})

When(
  'la selfie de la refinanciación termina en {string} y vuelve con {string}',
  async function (this: PortalWorld, ending: string, spelling: string) {
    await (await this.portal()).refinancing.takeSelfie(ending, spelling)
  },
)

When(
  'la selfie de la refinanciación termina sin que se sepa el resultado',
  async function (this: PortalWorld) {
    await (await this.portal()).refinancing.returnBeforeSelfieResult()
  },
)

When('la selfie de la refinanciación vuelve en otra pestaña', async function (this: PortalWorld) {
  this.lastReadText = await (await this.portal()).refinancing.returnFromSelfieInAnotherTab(0)
})

When(
  'la selfie de la refinanciación vuelve en otra pestaña {int} segundos después',
  async function (this: PortalWorld, seconds: number) {
    this.lastReadText = await (await this.portal()).refinancing.returnFromSelfieInAnotherTab(seconds)
  },
)

When('consulta de nuevo la selfie', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.requestSelfieResultAgain()
})

When('valida su identidad para refinanciar en {string}', async function (this: PortalWorld, plan: string) {
  await (await this.portal()).refinancing.refinanceUntilCardForm(plan)
})

When(
  'escribe el DNI {string} de la tarjeta de la refinanciación',
  async function (this: PortalWorld, dni: string) {
    this.lastReadText = await (await this.portal()).refinancing.typeDniAndReadField(dni)
  },
)

When('completa la tarjeta de la refinanciación', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.submitValidCard()
})

When('completa la tarjeta de la refinanciación sin esperar el resumen', async function (this: PortalWorld) {
  await (await this.portal()).refinancing.submitCardWithoutWaiting()
})

When('completa la tarjeta {string} de la refinanciación', async function (this: PortalWorld, card: string) {
  await (await this.portal()).refinancing.submitCard(card)
})

When(
  'completa una tarjeta que vence en {string} para la refinanciación',
  async function (this: PortalWorld, expiry: string) {
    await (await this.portal()).refinancing.submitCardWithExpiry(expiry)
  },
)

When('llega al resumen de refinanciar en {string}', async function (this: PortalWorld, plan: string) {
  await (await this.portal()).refinancing.refinanceUntilSummary(plan)
})

When('acepta refinanciar en {string} y paga', async function (this: PortalWorld, plan: string) {
  await (await this.portal()).refinancing.refinanceAndMakeDownPayment(plan)
})

When(
  'acepta refinanciar en {string} y paga con la tarjeta {string}',
  async function (this: PortalWorld, plan: string, card: string) {
    await (await this.portal()).refinancing.refinanceAndMakeDownPayment(plan, card)
  },
)

When(
  'carga la tarjeta {string} para el pago que no llegó',
  async function (this: PortalWorld, number: string) {
    await (await this.portal()).refinancing.typeCardAgain(number)
  },
)

Then(
  'el código abre el enlace de refinanciación de {persona}',
  async function (this: PortalWorld, persona: Persona) {
    assert.equal(await (await this.portal()).welcome.pathInQrCode(), pathOfSentRefinancingLink(persona))
  },
)

Then(/^se cre(?:ó|aron) (\d+) refinanciaci(?:ón|ones)$/, async function (this: PortalWorld, times: string) {
  assert.equal(await (await this.portal()).refinancing.countCreatedLoans(), Number(times))
})

Then(
  'todavía no puede tocar {string}: {string}',
  async function (this: PortalWorld, button: string, reason: string) {
    assert.deepEqual(await (await this.portal()).refinancing.disabledButtonReasonAndState(button), [
      reason,
      'true',
    ])
  },
)
