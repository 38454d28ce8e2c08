import { Given } from '@cucumber/cucumber'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { createShopQrCodeText } from '#features/support/tasks/qr-payment.tasks'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { preparedAnswerCount, setNextCallAnswer } from '#features/support/set-next-call-answer'

/**
 * Number of times that the portal requests the lender's lists before it sends the customer to the wallet:
 * once when the screen opens, and once when the customer presses the button.
 */
const listRequestCountBeforeWallet = 2

function setRecentOperationsAnswers(world: PortalWorld, ...answers: readonly DemoNextCallAnswer[]): void {
  world.changeDemoState({ next: answers.map((answer) => ({ call: 'orders.recentOperations', answer })) })
}

/** Adds a pending operation of another device to the lender's list. */
function addPendingOperationOfOtherDevice(world: PortalWorld, operation: object): void {
  const pending = { idempotencyKey: 'a-key-of-another-device', status: 'IN_PROCESS', ...operation }
  const answer = { status: 200, body: [{ createdAt: '2026-11-21T14:30:00Z', ...pending }] }
  setRecentOperationsAnswers(world, ...Array.from({ length: preparedAnswerCount }, () => answer))
}

/** Parses an amount in pesos as a step writes it, such as `48750,50`. */
function parsePesos(written: string): number {
  return Number(written.replace(',', '.'))
}

export const otherDevicesStepPhrases: StepPhrases = {
  'que el prestamista …': {
    'tiene la lista de lo último que se pidió': (world) => setRecentOperationsAnswers(world),
    'no tiene la lista de lo último que se pidió': (world) =>
      setRecentOperationsAnswers(
        world,
        ...Array.from({ length: preparedAnswerCount }, () => ({ status: 501 })),
      ),
  },
  'que … (cliente)': {
    'la primera vez la billetera se deja sin pagar': (world) => {
      const body = { urlToRedirect: '/estado-pago?status=null&id=40128753&amount=12625' }
      setNextCallAnswer(world, 'payments.startWalletPayment', { status: 200, body })
    },
  },
  'que … (respuesta)': {
    'la primera vez la lista de lo último que se pidió está vacía': (world) =>
      setRecentOperationsAnswers(world, { status: 200, body: [] }),
  },
  'sigue …': {
    'en otro dispositivo': ({ demo }) => demo.openPortalOnOtherDevice(),
  },
}

Given(
  'que las primeras {int} veces la lista de lo último que se pidió está vacía',
  function (this: PortalWorld, times: number) {
    setRecentOperationsAnswers(this, ...Array.from({ length: times }, () => ({ status: 200, body: [] })))
  },
)

Given(
  'que la lista de lo último que se pidió responde que {motivo} todas las veces',
  function (this: PortalWorld, status: number) {
    setRecentOperationsAnswers(this, ...Array.from({ length: preparedAnswerCount }, () => ({ status })))
  },
)

Given(
  'que la primera vez la lista de lo último que se pidió responde que {motivo}',
  function (this: PortalWorld, status: number) {
    setRecentOperationsAnswers(this, { status })
  },
)

Given(
  /^que otro dispositivo dejó en proceso el pago de ([\d,]+) pesos en "([^"]+)"$/,
  function (this: PortalWorld, amount: string, shop: string) {
    addPendingOperationOfOtherDevice(this, {
      kind: 'SHOP_PAYMENT',
      target: createShopQrCodeText(shop),
      amount: parsePesos(amount),
    })
  },
)

Given(
  /^que otro dispositivo dejó en proceso un préstamo de ([\d,]+) pesos$/,
  function (this: PortalWorld, amount: string) {
    addPendingOperationOfOtherDevice(this, { kind: 'LINE_LOAN', amount: parsePesos(amount) })
  },
)

Given(
  /^que otro dispositivo dejó en proceso un pago de ([\d,]+) pesos del préstamo "([^"]+)"$/,
  function (this: PortalWorld, amount: string, externalId: string) {
    addPendingOperationOfOtherDevice(this, {
      kind: 'PAYMENT',
      target: externalId,
      amount: parsePesos(amount),
    })
  },
)

/**
 * What the lender's list says about the method of a payment that the customer made by card on another device:
 * one item for each listed payment. The keys are the words with which a step describes the list.
 */
const listedPaymentMethodsByPhrase = {
  'no dice cómo': [{}],
  'dice los dos': [{ paymentMethod: 'MERCADO_PAGO_ACCOUNT' }, { paymentMethod: 'DEBIT_CARD' }],
} as const

Given(
  /^que mientras está en la billetera otro dispositivo paga (\d+) pesos del préstamo "([^"]+)" con tarjeta, y la lista (no dice cómo|dice los dos)$/,
  function (
    this: PortalWorld,
    amount: number,
    externalId: string,
    list: keyof typeof listedPaymentMethodsByPhrase,
  ) {
    const listed = listedPaymentMethodsByPhrase[list].map((method) => ({
      externalId,
      amount,
      paymentDate: '2026-11-21 11:30:00',
      accused: true,
      ...method,
    }))
    const lists = [
      ...Array.from({ length: listRequestCountBeforeWallet }, () => []),
      ...Array.from({ length: preparedAnswerCount }, () => listed),
    ]
    this.changeDemoState({
      next: lists.map((body) => ({ call: 'payments.listPayments', answer: { status: 200, body } })),
    })
    const paid = { idempotencyKey: 'a-key-of-another-device', kind: 'PAYMENT', target: externalId, amount }
    const body = [{ ...paid, status: 'APPROVED', createdAt: '2026-11-21T14:30:00Z' }]
    setRecentOperationsAnswers(
      this,
      ...Array.from({ length: listRequestCountBeforeWallet }, () => ({ status: 200, body: [] })),
      ...Array.from({ length: preparedAnswerCount }, () => ({ status: 200, body })),
    )
  },
)
