import { Given } from '@cucumber/cucumber'
import type { Persona } from '@/adapters/fake/personas/persona'
import { addresses } from '@/ui/addresses'
import { setNextCallAnswer, setNextCallAnswers } from '#features/support/set-next-call-answer'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

const walletPaymentStatuses = ['approved', 'pending', 'in_process', 'rejected', 'failure', 'null'] as const

export const givenStepPhrasesForPayments: StepPhrases = {
  'que el prestamista …': {
    'no tiene cuentas para transferir': (world) => world.changeConfiguration({ companyAccounts: [] }),
    'aplica los pagos al otro día': (world) => world.changeDemoState({ set: { appliesLater: true } }),
  },
  'que … (cliente)': {
    'el préstamo no tiene CVU': (world) => world.changeDemoState({ set: { noCvu: true } }),
    'no tiene tarjetas guardadas': (world) => world.changeDemoState({ set: { noSavedCards: true } }),
  },
  'que … (respuesta)': {
    'el banco rechaza su tarjeta sin decir por qué': (world) =>
      world.changeDemoState({ set: { cardRefusal: 'UNLISTED_CODE' } }),
    'el pago queda recibido, sin número de operación': (world) =>
      world.changeDemoState({ set: { withoutTransaction: true } }),
    'lo que debe solo se puede mirar una vez': (world) => {
      setAmountDueAnswer(world, { installmentAmount: 12_625, installmentNumber: 4 })
      setNextCallAnswer(world, 'payments.amountDue', { status: 500 })
    },
    'lo que debe se puede mirar una vez, y después no vuelve': (world) => {
      setAmountDueAnswer(world, { installmentAmount: 12_625, installmentNumber: 4 })
      setNextCallAnswer(world, 'payments.amountDue', 'never')
    },
    'el enlace de la tarjeta de crédito no llega': (world) =>
      setNextCallAnswer(world, 'payments.creditCardLink', { status: 200, body: {} }),
  },
}

Given(
  'que {persona} está por pagar el préstamo {string}',
  function (this: PortalWorld, persona: Persona, externalId: string) {
    this.beginWithSignedInCustomer(persona.firstName, addresses.paymentSummary.createPath({ externalId }))
  },
)

Given('que el préstamo se paga sólo por {string}', function (this: PortalWorld, description: string) {
  const body = [{ id: 'CASH', description }]
  setNextCallAnswer(this, 'payments.paymentMethods', { status: 200, body })
})

Given('que el código de barras es {string}', function (this: PortalWorld, barcode: string) {
  setNextCallAnswer(this, 'payments.cashBarcode', { status: 200, body: { barcode } })
})

Given('que su tarjeta guardada es de la marca {string}', function (this: PortalWorld, brand: string) {
  const card = { debitCardId: 'td-1', debitCardNumber: 'XXXXXXXXXXXX4821', effectiveBrand: brand }
  const body = [{ ...card, expiryMonth: 9, expiryYear: 2028 }]
  setNextCallAnswer(this, 'payments.listSavedCards', { status: 200, body })
})

Given('que el banco rechaza su tarjeta con {string}', function (this: PortalWorld, code: string) {
  this.changeDemoState({ set: { cardRefusal: code } })
})

Given(
  'que otro dispositivo pagó {int} pesos del préstamo {string}, que todavía no se aplicaron',
  function (this: PortalWorld, pesos: number, externalId: string) {
    this.changeDemoState({ set: { paidElsewhere: { [externalId]: pesos * 100 } } })
  },
)

Given(/^que la lista de pagos (no )?dice de qué préstamo$/, function (this: PortalWorld, not: string | null) {
  this.changeDemoState({ set: { listsWithoutLoan: not !== null } })
})

Given(
  'que la lista de pagos tiene dos de hoy del préstamo {string}, de {int} y de {int} pesos',
  function (this: PortalWorld, externalId: string, one: number, other: number) {
    const today = {
      paymentDate: '2026-11-21 11:30:00',
      accused: false,
      paymentMethod: 'DEBIT_CARD',
      externalId,
    }
    const body = [one, other].map((amount) => ({ ...today, amount }))
    setNextCallAnswers(this, 'payments.listPayments', { status: 200, body })
  },
)

Given(
  'que las primeras {int} veces la lista de pagos está vacía',
  function (this: PortalWorld, times: number) {
    for (let time = 0; time < times; time += 1)
      setNextCallAnswer(this, 'payments.listPayments', { status: 200, body: [] })
  },
)

Given('que la billetera dice {string} al volver', function (this: PortalWorld, word: string) {
  const walletSays = walletPaymentStatuses.find((each) => each === word)
  if (walletSays === undefined) throw new Error(`The wallet never says ${word}`)
  this.changeDemoState({ set: { walletSays } })
})

Given('que debe de su línea:', function (this: PortalWorld, table: StepTable) {
  const body = table.hashes().map((row) => ({
    month: row['mes'],
    totalInstallmentAmount: Number(row['cuota']),
    totalInstallmentPunitive: Number(row['interés']),
  }))
  setNextCallAnswer(this, 'payments.lineAmountDue', { status: 200, body })
})

Given('que el prestamista ofrece pagar con:', function (this: PortalWorld, table: StepTable) {
  const body = table.raw().map(([id, description]) => ({ id, description }))
  setNextCallAnswer(this, 'payments.paymentMethods', { status: 200, body })
})

Given(
  'que al abrir el resumen debía {int} pesos de la cuota {int}',
  function (this: PortalWorld, installmentAmount: number, installmentNumber: number) {
    setAmountDueAnswer(this, { installmentAmount, installmentNumber })
  },
)

Given(
  'que de la cuota {int} debe {float} pesos',
  function (this: PortalWorld, installmentNumber: number, installmentAmount: number) {
    setAmountDueAnswer(this, { installmentAmount, installmentNumber })
  },
)

Given(
  'que mientras paga debe {int} pesos de la cuota {int}, y después {int}',
  function (this: PortalWorld, installmentAmount: number, installmentNumber: number, afterwards: number) {
    setAmountDueAnswer(this, { installmentAmount, installmentNumber })
    setAmountDueAnswer(this, { installmentAmount, installmentNumber })
    setAmountDueAnswer(this, { installmentAmount: afterwards, installmentNumber })
  },
)

Given(
  'que de la cuota {int} debe {int} pesos y de la {int}, {int}',
  function (
    this: PortalWorld,
    installmentNumber: number,
    amount: number,
    nextNumber: number,
    nextAmount: number,
  ) {
    setAmountDueAnswer(
      this,
      { installmentNumber, installmentAmount: amount },
      { installmentNumber: nextNumber, installmentAmount: nextAmount },
    )
  },
)

Given(
  'que lo que debe se puede mirar {int} veces, y después ya no',
  function (this: PortalWorld, times: number) {
    for (let time = 0; time < times; time += 1)
      setAmountDueAnswer(this, { installmentAmount: 12_625, installmentNumber: 4 })
    setNextCallAnswer(this, 'payments.amountDue', { status: 500 })
  },
)

Given(
  'que el {string} se lee {int} vez/veces entre los préstamos a pagar, y después no se puede leer',
  function (this: PortalWorld, externalId: string, times: number) {
    const amounts = { totalAmount: 98_000, installments: 12, installmentAmount: 12_625 }
    const loans = [externalId, '40153318'].map((each) => ({
      loanInfo: { externalId: each, productId: 1, subproductId: 12, ...amounts },
      status: 'TO_PAY',
    }))
    const odd = loans.map((loan) =>
      loan.loanInfo.externalId === externalId ? { ...loan, status: 'X' } : loan,
    )
    for (let time = 0; time < times; time += 1)
      setNextCallAnswer(this, 'payments.listPayableLoans', { status: 200, body: loans })
    setNextCallAnswers(this, 'payments.listPayableLoans', { status: 200, body: odd })
  },
)

/** Sets the lender's next answer about the amount due of Marta's loan: one installment for each line. */
function setAmountDueAnswer(
  world: PortalWorld,
  ...lines: readonly { readonly installmentAmount: number; readonly installmentNumber: number }[]
): void {
  const installments = lines.map((line) => ({ ...line, installmentPunitive: 0, vto: '2026-12-01' }))
  const amounts = { totalAmount: 98_000, installments: 12, installmentAmount: 12_625 }
  const loanInfo = { externalId: '40128753', productId: 1, subproductId: 12, ...amounts }
  setNextCallAnswer(world, 'payments.amountDue', { status: 200, body: { loanInfo, installments } })
}
