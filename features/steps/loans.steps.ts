import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { personas } from '@/adapters/fake/personas/personas'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { pesosToCents } from '@/domain/shared/money'
import { addresses } from '@/ui/addresses'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { type ScenarioWordsForActions, translateActionsToScenarioWords } from '#features/support/next-steps'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

const scenarioWordsForNoLoansActions: ScenarioWordsForActions = [
  ['pedir un préstamo', loansTexts.list.newLoan],
  ['ir al inicio', failureActionTexts.goHome],
]

export const loansStepPhrases: StepPhrases = {
  'que … (cliente)': {
    'su cuenta figura con una deuda': (world) => {
      const body = { customerIsUpToDate: false, totalDebt: 10_000 }
      setNextCallAnswer(world, 'session.accountStatus', { status: 200, body })
    },
  },
  'que … (respuesta)': {
    'de cada préstamo llega sólo la cuota actual': (world) =>
      world.changeDemoState({ set: { withoutInstallments: true } }),
    'sus préstamos llegan una vez, y la segunda no vuelven': (world) => {
      const fourth = { cuota: '4', estado: 'PENDING', vence: '2026-12-01', pesos: '12625' }
      const shown = {
        call: 'loans.listLoans',
        answer: { status: 200, body: [loanWithInstallments([fourth])] },
      } as const
      world.changeDemoState({ next: [shown, { call: 'loans.listLoans', answer: 'never' }] })
    },
  },
  'que el prestamista …': {
    'manda primero la última cuota': (world) =>
      world.changeDemoState({ set: { lastInstallmentFirst: true } }),
  },
  'elige "…" …': {
    'entre sus préstamos': ({ loans }, title) => loans.openLoan(title),
  },
  'pide …': {
    'ver todas las cuotas': ({ loans }) => loans.viewAllInstallments(),
    'cancelar el préstamo antes de tiempo': ({ loans }) => loans.openEarlyCancellation(),
  },
  '… es "…"': {
    'la cuota actual': ({ loans }) => loans.currentInstallmentText(),
  },
  '… lleva a "…"': {
    'el pago': ({ loans }) => loans.payButtonAddress(),
    'pedir un préstamo': ({ loans }) => loans.newLoanLinkAddress(),
  },
  'no se le …': {
    'ofrece pagar': async ({ loans }) => assert.equal(await loans.payButtonAddress(), ''),
  },
  '… son:': {
    'los últimos pagos': ({ loans }) => loans.recentPaymentTexts(),
  },
  '… puede:': {
    'sin préstamos': async ({ loans }) =>
      translateActionsToScenarioWords(await loans.noLoansLinkTexts(), scenarioWordsForNoLoansActions),
  },
  '… no puede:': {
    'sin préstamos todavía': ({ loans }) => loans.disabledLinksWithReasons(),
  },
  'no puede …': {
    'guardar vencimientos': async ({ loans }) => assert.ok(!(await loans.isCalendarFileOffered())),
  },
}

When('mira sus préstamos', async function (this: PortalWorld) {
  this.setStartAddress(addresses.loans.path)
  await this.portal()
})

When('abre la dirección de un préstamo que no existe', async function (this: PortalWorld) {
  this.setStartAddress(addresses.loan.createPath({ idLoan: 'p-00000000' }))
  await this.portal()
})

Given('que hoy es el {fecha}', function (this: PortalWorld, day: CalendarDate) {
  this.changeDemoState({ now: `${day}T12:00:00-03:00` })
})

Given('que la deuda es la del préstamo {string}', function (this: PortalWorld, externalId: string) {
  const body = [{ loanId: findLoanIdByExternalId(externalId) }]
  setNextCallAnswer(this, 'loans.listLoanDebts', { status: 200, body })
})

Given('que los últimos pagos llegan así:', function (this: PortalWorld, table: StepTable) {
  const body = table
    .hashes()
    .map((row) => ({ amount: Number(row['pesos']), paymentDate: row['fecha y hora'], accused: true }))
  setNextCallAnswer(this, 'loans.listRecentPayments', { status: 200, body })
})

Given(
  'que el préstamo {string} es del subproducto {int}',
  function (this: PortalWorld, externalId: string, subproductId: number) {
    this.changeDemoState({ set: { loans: { [externalId]: { subproductId } } } })
  },
)

Given(
  'que el préstamo {string} se paga por débito automático',
  function (this: PortalWorld, externalId: string) {
    this.changeDemoState({ set: { loans: { [externalId]: { paymentMethod: 'DIRECT_DEBIT' } } } })
  },
)

Given(
  'que del préstamo {string} debe la cuota {int}',
  function (this: PortalWorld, externalId: string, owes: number) {
    this.changeDemoState({ set: { loans: { [externalId]: { owes } } } })
  },
)

Given(
  'que el préstamo {string} tiene {int} cuotas de {int} pesos',
  function (this: PortalWorld, externalId: string, installmentCount: number, pesos: number) {
    const installment = pesosToCents(pesos)
    this.changeDemoState({ set: { loans: { [externalId]: { installmentCount, installment } } } })
  },
)

Given('que la empresa cuenta así las cuotas de su préstamo:', function (this: PortalWorld, table: StepTable) {
  answerTwiceWithLoan(this, loanWithInstallments(table.hashes()))
})

Given(
  'que la empresa no deja pagar acá su préstamo, y cuenta así sus cuotas:',
  function (this: PortalWorld, table: StepTable) {
    answerTwiceWithLoan(this, { ...loanWithInstallments(table.hashes()), paymentEnabled: false })
  },
)

Given(
  'que la empresa sólo le deja pagar uno de sus préstamos:',
  function (this: PortalWorld, table: StepTable) {
    const body = table.hashes().map((row) => ({
      ...loanWithInstallments([{ cuota: '4', estado: 'PENDING', vence: row['vence'] ?? '', pesos: '12625' }]),
      loanId: `p-${row['préstamo']}`,
      externalId: row['préstamo'],
      ...(row['préstamo'] === '40128753' && { commerceName: 'Casa Rivadavia Hogar' }),
      paymentEnabled: row['se paga'] === 'sí',
    }))
    setNextCallAnswer(this, 'loans.listLoans', { status: 200, body })
  },
)

Given(
  'que de su préstamo la empresa sólo cuenta la cuota {int}, que vence el {string}',
  function (this: PortalWorld, number: number, dueDate: string) {
    const body = [
      { ...loanWithInstallments([]), currentInstallment: { number, totalAmount: 12_625, dueDate } },
    ]
    setNextCallAnswer(this, 'loans.listLoans', { status: 200, body })
  },
)

When('mira su préstamo {string}', async function (this: PortalWorld, externalId: string) {
  this.setStartAddress(addresses.loan.createPath({ idLoan: findLoanIdByExternalId(externalId) }))
  await this.portal()
})

When('va de la lista a pagar {string}', async function (this: PortalWorld, title: string) {
  await (await this.portal()).loans.goFromListToPayment(title)
})

When('oculta los últimos pagos', async function (this: PortalWorld) {
  await (await this.portal()).loans.dismissRecentPayments()
})

Then('sus préstamos son, en este orden:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).loans.loanTitlesAndStores(), table.raw().flat())
})

Then('del préstamo {string} lee {string}', async function (this: PortalWorld, title: string, text: string) {
  assert.equal(await (await this.portal()).loans.loanCardText(title), `${title} ${text}`)
})

Then('el préstamo se titula {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).loans.loanHeadingText(), text)
})

Then('el préstamo se anuncia como {string}', async function (this: PortalWorld, state: string) {
  assert.equal(await (await this.portal()).loans.loanStatusText(), state)
})

Then('en cada pantalla del camino lee {string}', async function (this: PortalWorld, amount: string) {
  const { loans, payments } = await this.portal()
  assert.deepEqual(
    [...loans.amountsDueShown, await payments.paymentTotalText()],
    [amount, amount, amount, amount],
  )
})

Then('los datos del préstamo son:', async function (this: PortalWorld, table: StepTable) {
  const details = table.raw().map(([name, value]) => `${name} ${value}`)
  assert.deepEqual(await (await this.portal()).loans.loanDetails(), details)
})

Then('para pagar de nuevo tiene {string}', async function (this: PortalWorld, action: string) {
  assert.deepEqual(await (await this.portal()).loans.payAgainLinkTexts(), [action])
})

Then('ve estas cuotas:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).loans.installmentTexts(), table.raw().flat())
})

Then('ve {int} cuotas', async function (this: PortalWorld, count: number) {
  assert.equal((await (await this.portal()).loans.installmentTexts()).length, count)
})

Then('de la cuota {int} lee {string}', async function (this: PortalWorld, number: number, text: string) {
  assert.equal((await (await this.portal()).loans.installmentTexts())[number - 1], text)
})

Then('para ver más cuotas se le ofrece {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).loans.viewAllInstallmentsLinkText(), text)
})

Then('ya no ve sus últimos pagos', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).loans.recentPaymentTexts(), [])
})

Then('se le avisa {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).loans.noLoansMessage(), text)
})

Then(
  'a los {int} segundos se le dice que sus préstamos tardan',
  async function (this: PortalWorld, seconds: number) {
    assert.equal(
      await (await this.portal()).loans.slowLoadingMessageAfterSeconds(seconds),
      failureActionTexts.slow,
    )
  },
)

function findLoanIdByExternalId(externalId: string): string {
  const loan = personas.flatMap((persona) => persona.loans).find((terms) => terms.externalId === externalId)
  if (!loan) throw new Error(`No persona has the loan ${externalId}`)
  return loan.loanId
}

/** Makes the lender's next two answers about the customer's loans contain only this loan. */
function answerTwiceWithLoan(world: PortalWorld, loan: ReturnType<typeof loanWithInstallments>): void {
  const answered = { call: 'loans.listLoans', answer: { status: 200, body: [loan] } } as const
  world.changeDemoState({ next: [answered, answered] })
}

/** Returns the customer's loan 40128753 as the lender sends it, with these installments. */
function loanWithInstallments(rows: readonly Readonly<Record<string, string>>[]) {
  const installments = rows.map((row) => ({
    number: Number(row['cuota']),
    status: row['estado'],
    dueDate: row['vence'],
    totalAmount: Number(row['pesos']),
    waiverAmount: Number(row['bonificados'] ?? 0),
    ...(row['pagados'] && { partialPaidAmount: Number(row['pagados']) }),
  }))
  const currentInstallment = installments.find(({ status }) => status !== 'PAID')
  return {
    loanId: 'p-6b1f0c92',
    externalId: '40128753',
    subproductId: 12,
    productId: 1,
    disbursedAmount: 98_000,
    installmentCount: 12,
    averageInstallmentAmount: 12_625,
    startDate: '2026-08-01',
    disbursementDate: '2026-08-01',
    paymentMethod: 'VOLUNTARY',
    paymentEnabled: true,
    ...(installments.length > 0 && { installments }),
    ...(currentInstallment && { currentInstallment }),
  }
}

Then('su calendario lee:', async function (this: PortalWorld, table: StepTable) {
  const { loans, session } = await this.portal()
  await session.toastTexts()
  assert.deepEqual(await loans.eventsInSavedCalendarFile(), table.raw())
})

Then('sus vencimientos se distinguen por:', async function (this: PortalWorld, table: StepTable) {
  const { loans, session } = await this.portal()
  await session.toastTexts()
  assert.deepEqual(await loans.eventIdsInSavedCalendarFile(), table.raw().flat())
})
