import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { CallName } from '@/adapters/fake/call-name'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { offersTexts as texts } from '@/ui/texts/offers.texts'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'

const offerTitlesByOutcome: Readonly<Record<string, string>> = {
  'tiene un préstamo en curso': texts.inProgress.title,
  'tiene un préstamo para pedir': texts.toStart.title,
  'la activación está en curso': texts.line.title,
  'por ahora no se le ofrece un préstamo': texts.rejected.title,
  'no hay una oferta': texts.noOffer.title,
  'otra oferta se está preparando': texts.busy.title,
  'los préstamos nuevos están en mantenimiento': texts.maintenance.title,
}

for (const [outcome, title] of Object.entries(offerTitlesByOutcome))
  Then(`ve que ${outcome}`, async function (this: PortalWorld) {
    assert.equal(await (await this.portal()).offers.loanOfferTitle(), title)
  })

function demoStateWithAnotherOfferInProgress(call: CallName, times: number) {
  const code = 'THERE_IS_ANOTHER_OFFER_FOR_THE_SAME_CUIT_IN_PROGRESS'
  return { next: Array.from({ length: times }, () => ({ call, answer: { status: 409, code } })) }
}

export const loanOfferStepPhrases: StepPhrases = {
  'que … (cliente)': {
    'hay otra oferta en curso': (world) => world.changeDemoState({ set: { anotherOffer: true } }),
    'no hay ofertas': (world) => world.changeDemoState({ set: { noOffers: true } }),
    'su última solicitud no tiene cuotas elegidas': (world) => {
      const body = { hashKey: 'h-93e1b7c0', date: '2026-11-20T12:00:00Z', requestedAmount: 300_000 }
      setNextCallAnswer(world, 'offers.findLastRequest', { status: 200, body })
    },
  },
  'que … (portal)': {
    'los préstamos nuevos están en mantenimiento': (world) =>
      world.changeDemoState({ set: { maintenance: true } }),
  },
  'que el prestamista …': {
    'prepara la oferta también en la pausa': (world) =>
      setNextCallAnswer(world, 'offers.startOffer', { status: 200, body: { hashKey: 'h-93e1b7c0' } }),
    'no tiene una página para pedir préstamos': (world) =>
      world.changeConfiguration({ newLoanUrl: undefined }),
  },
  'prueba …': {
    'de nuevo sin esperar': ({ offers }) => offers.retryLoanOffer(),
  },
  'elige … "…"': {
    'el servicio': ({ offers }, service) => offers.followServiceLink(service),
  },
  'sigue …': {
    'con la misma': async ({ offers }, world) =>
      assert.equal(await offers.loanApplicationAddress(), world.lastReadText),
    'con otra': async ({ offers }, world) =>
      assert.notEqual(await offers.loanApplicationAddress(), world.lastReadText),
  },
  '… lee "…"': {
    'mientras se prepara otra': ({ offers }) => offers.offerPreparationMessage(),
  },
  '… es:': {
    'lo que pidió': ({ offers }) => offers.loanRequestDetails(),
  },
  'puede …': {
    'volver al inicio': async ({ offers }) => assert.ok(await offers.isHomeLinkShown()),
  },
}

Given(
  'que la oferta responde {int} vez/veces que hay otra en curso',
  function (this: PortalWorld, times: number) {
    this.changeDemoState(demoStateWithAnotherOfferInProgress('offers.startOffer', times))
  },
)

Given(
  'que la oferta pedida responde {int} vez/veces que hay otra en curso',
  function (this: PortalWorld, times: number) {
    this.changeDemoState(demoStateWithAnotherOfferInProgress('offers.findOffer', times))
  },
)

Then('nada más en la pantalla dice {string}', async function (this: PortalWorld, code: string) {
  const { visibleTexts } = await (await this.portal()).shell.screenTexts()
  const saying = visibleTexts.filter((words) => words.includes(code))
  assert.deepEqual(saying, [basicComponentTexts.reference(code)])
})

Given(
  'que su última solicitud pide {string} en {string} cuotas de {string}',
  function (this: PortalWorld, amount: string, count: string, installment: string) {
    this.changeDemoState(
      demoStateWithLastLoanRequest({
        requestedAmount: parseChosenNumber(amount),
        installmentsNumberSelected: parseChosenNumber(count),
        installmentAmountSelected: parseChosenNumber(installment),
      }),
    )
  },
)

Given(
  'que su solicitud es del {string} a las {string}',
  function (this: PortalWorld, day: string, time: string) {
    const date = new Date(`${day}T${time}-03:00`).toISOString()
    const body = { hashKey: 'h-93e1b7c0', date }
    setNextCallAnswer(this, 'offers.findRequest', { status: 200, body })
  },
)

Given(
  'que el resumen de su solicitud, del 21 de noviembre, pide {string} en {string} cuotas de {string}',
  function (this: PortalWorld, amount: string, count: string, installment: string) {
    const body = {
      hashKey: 'h-93e1b7c0',
      date: '2026-11-21T12:00:00Z',
      requestedAmount: Number(amount),
      installmentsNumberSelected: Number(count),
      installmentAmountSelected: Number(installment),
    }
    setNextCallAnswer(this, 'offers.findRequestSummary', { status: 200, body })
  },
)

Given('que la oferta es de hasta $ {int}', function (this: PortalWorld, maxAmount: number) {
  const body = { hashKey: 'h-93e1b7c0', date: '2026-11-21T15:00:00Z', maxAmount }
  setNextCallAnswer(this, 'offers.findOffer', { status: 200, body })
})

Given('que la oferta de hasta $ {int} fue rechazada', function (this: PortalWorld, maxAmount: number) {
  const body = {
    hashKey: 'h-93e1b7c0',
    date: '2026-11-21T15:00:00Z',
    maxAmount,
    response: { rejected: true },
  }
  setNextCallAnswer(this, 'offers.findOffer', { status: 200, body })
})

function demoStateWithLastLoanRequest(said: Readonly<Record<string, number | undefined>>) {
  const body = { hashKey: 'h-93e1b7c0', date: '2026-11-20T12:00:00Z', ...said }
  return { next: [{ call: 'offers.findLastRequest' as const, answer: { status: 200, body } }] }
}

/**
 * Returns the number in the text; undefined if the text is empty, which means that the customer has not
 * chosen yet.
 */
function parseChosenNumber(text: string): number | undefined {
  return text === '' ? undefined : Number(text)
}

When('vuelve a los {int} minutos', async function (this: PortalWorld, minutes: number) {
  this.lastReadText = await (await this.portal()).offers.readApplicationAddressAndReloadAfterMinutes(minutes)
})

When('lo abre en otra pestaña', async function (this: PortalWorld) {
  this.lastReadText = await (await this.portal()).offers.loanApplicationAddressInAnotherTab()
})

When('espera los tres reintentos', async function (this: PortalWorld) {
  await (await this.portal()).offers.waitForLoanOfferAfterRetries()
})

Then('sigue en {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).offers.loanApplicationAddress(), address)
})

Then('pidió una sola oferta', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).offers.countRequestedOffers(), 1)
})

Then(
  'las estadísticas reciben {string}, {string} y {string}',
  async function (this: PortalWorld, one: string, other: string, last: string) {
    const { page } = await this.portal()
    await page.waitUntilIdle()
    assert.deepEqual((await page.device.reportedPageViews()).slice(-3), [one, other, last])
  },
)
