import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

export const lenderPaymentAnswersStepPhrases: StepPhrases = {
  'que … (portal)': {
    'otra pestaña con una versión más nueva guardó sus pagos': storeOperationsInNewerFormat,
  },
  'que … (respuesta)': {
    'el pago se rechaza pero su respuesta se pierde': (world) => {
      world.changeDemoState({ set: { cardRefusal: 'INSUFFICIENT_FUNDS' } })
      setNextCallAnswer(world, 'payments.payWithSavedCard', 'lost-answer')
    },
    'del pago se responde a la vez que se hizo y que no alcanzan los fondos': (world) => {
      const body = { paymentSuccess: true, errorCode: 'INSUFFICIENT_FUNDS' }
      setNextCallAnswer(world, 'payments.payWithSavedCard', { status: 200, body })
    },
    'el segundo intento se rechaza por falta de saldo': (world) => {
      const refusal = { status: 409, code: 'INSUFFICIENT_FUNDS', message: 'No hay saldo.' }
      setNextCallAnswer(world, 'payments.payWithSavedCard', refusal)
    },
    'del pago el prestamista dice que se aprobó, con un número de operación que no viene como texto': (
      world,
    ) => setPaymentStatusAnswers(world, { status: 'APPROVED', transactionId: 7001 }),
    'el pago sigue en proceso la primera vez que se pregunta': (world) =>
      setNextCallAnswer(world, 'payments.paymentStatus', { status: 200, body: { status: 'IN_PROCESS' } }),
  },
}

Given(
  'que el pago se aprueba con la operación {string}',
  function (this: PortalWorld, transactionId: string) {
    const body = { paymentSuccess: true, transactionId }
    setNextCallAnswer(this, 'payments.payWithSavedCard', { status: 200, body })
  },
)

Given(
  'que el navegador manda el pago dos veces y al segundo se responde que {motivo}',
  function (this: PortalWorld, resent: number) {
    setNextCallAnswer(this, 'payments.payWithSavedCard', { late: 1, resent })
  },
)

When('en otra pestaña una versión más nueva guarda sus pagos', async function (this: PortalWorld) {
  await storeOperationsInNewerFormat(this)
})

async function storeOperationsInNewerFormat(world: PortalWorld): Promise<void> {
  const { page } = await world.portal()
  await page.device.storeInLocalAndTabStorage('operations', operationsInNewerFormat)
}

/** Stored operations in a format that this release of the portal does not know. */
const operationsInNewerFormat = JSON.stringify({ version: 99, value: { payments: ['one'] } })

Then('lo que guardó la versión más nueva sigue ahí', async function (this: PortalWorld) {
  const { page } = await this.portal()
  assert.equal(await page.device.localStorageValue('portal.operations'), operationsInNewerFormat)
})

Given('que del pago el prestamista dice que {desenlace}', function (this: PortalWorld, status: string) {
  setPaymentStatusAnswers(this, { status })
})

Given(
  /^que del pago el prestamista dice un estado que (es otra palabra|es un número|no está)$/,
  function (this: PortalWorld, which: keyof typeof unknownStatusAnswersByPhrase) {
    setPaymentStatusAnswers(this, unknownStatusAnswersByPhrase[which])
  },
)

const unknownStatusAnswersByPhrase = {
  'es otra palabra': { status: 'PENDIENTE' },
  'es un número': { status: 7 },
  'no está': {},
} as const

/**
 * Sets how the lender answers the next nine requests for the status of the payment. No scenario sends that
 * many.
 */
function setPaymentStatusAnswers(world: PortalWorld, body: object): void {
  for (let time = 0; time < 9; time += 1)
    setNextCallAnswer(world, 'payments.paymentStatus', { status: 200, body })
}

Given('que los {int} primeros pagos no llegan al servidor', function (this: PortalWorld, times: number) {
  for (let time = 0; time < times; time += 1)
    setNextCallAnswer(this, 'payments.payWithSavedCard', 'network-error')
})

Given(
  'que el pago sigue en proceso las primeras {int} veces que se pregunta',
  function (this: PortalWorld, times: number) {
    for (let time = 0; time < times; time += 1)
      setNextCallAnswer(this, 'payments.paymentStatus', { status: 200, body: { status: 'IN_PROCESS' } })
  },
)
