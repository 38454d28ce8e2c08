import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/exchange'
import { field, needed, text, type Lab } from '#passport/lab'
import { ifOffered } from '#passport/offered'
import { fail, found, isNotOffered, notApplicable, type Outcome } from '#passport/outcome'
import { chosen } from '#passport/plans'
import { createLoan, inCents, lineOf, creditLinePlan } from './credit-line'
import { differences } from './same-answers'
import { statusByKey } from './status-by-key'

const qrPayment = apiContracts['qr-payment']

/** Checks of paying a shop with the credit line. Source: QRP-04, QRP-07. */
export const shopChecks: readonly Check[] = [
  { requirement: 'COMPRA-1', run: async (lab) => withShop(lab, readsCodes) },
  {
    requirement: 'COMPRA-2',
    writes: 'una compra con la línea en el comercio de shopQr, por lo que pide su QR o por linePesos',
    run: async (lab) => withShop(lab, paidOnce),
  },
  {
    requirement: 'COMPRA-3',
    writes:
      'otra compra con la línea en el comercio de shopQr, después de dos que se tienen que rechazar: a otro comercio y por otro importe',
    run: async (lab) => withShop(lab, onePaymentOfEach),
  },
]

/** The test shop, with the data that the lender read from its QR code. */
interface Shop {
  readonly code: string
  readonly seller: Readonly<Record<string, unknown>>
  readonly amount: number
}

async function withShop(lab: Lab, run: (lab: Lab, shop: Shop) => Promise<Outcome>): Promise<Outcome> {
  return ifOffered(lab, qrPayment.readQr, async () => {
    await lab.signedIn('line')
    const code = needed(lab.profile.shopQr, 'El perfil no dice qué QR se puede pagar (shopQr).')
    const { answer } = await readCode(lab, code)
    if (isNotOffered(answer?.status)) return notApplicable('No paga comercios.')
    if (answer?.status !== 200) return fail(`El QR de shopQr respondió ${answer?.status ?? 'nada'}.`)
    const { amountType, amount, ...seller } = Object(answer.json) as Readonly<Record<string, unknown>>
    const pesos = amountType === 'open_amount' ? lab.profile.linePesos : Number(amount)
    return run(lab, { code, amount: pesos, seller: withoutNull(seller) })
  })
}

function withoutNull(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

async function readCode(lab: Lab, qrText: string): Promise<Exchange> {
  return lab.as('line', { call: qrPayment.readQr, query: { qrText } })
}

/** Text of a QR code that is well-formed except for its checksum. */
const brokenCode = '00020101021152045462530303258025802AR5906Prueba6006Prueba6304FFFF'

async function readsCodes(lab: Lab, { seller, amount }: Shop): Promise<Outcome> {
  const { answer } = await readCode(lab, brokenCode)
  const code = String(field(answer?.json, 'code'))
  return found([
    ...(text(seller['sellerName']) === undefined ? ['Del comercio de shopQr no dice sellerName.'] : []),
    ...(amount > 0 ? [] : ['El importe de shopQr es cerrado, y no es más que 0.']),
    ...(answer?.status === 409 && code === 'QR_NOT_INTEROPERABLE'
      ? []
      : [`De un QR con la suma mal respondió ${answer?.status ?? 'nada'} con code ${code}.`]),
  ])
}

/** A loan that is created but with which the shop is not paid yet. */
interface ShopLoan {
  readonly loanId: string
  readonly installments: number
}

async function shopLoan(lab: Lab, { amount }: Shop): Promise<ShopLoan> {
  const plan = await creditLinePlan(lab, amount)
  const body = { ...chosen(amount, plan), disbursementMethod: 'PAYMENT_QR' }
  const { answer } = await createLoan(lab, body, randomUUID())
  const loanId = needed(
    text(field(answer?.json, 'loanId')),
    `No se pudo crear el préstamo de la compra: respondió ${answer?.status ?? 'nada'}.`,
  )
  return { loanId, installments: plan.installment }
}

async function pay(
  lab: Lab,
  { code, seller, amount }: Shop,
  { loanId, installments }: ShopLoan,
  idempotencyKey: string,
): Promise<Exchange> {
  const { taxId, fullName } = await lab.signedIn('line')
  const terms = {
    customerTaxId: taxId,
    fullName,
    requestedAmount: amount,
    selectedInstallment: installments,
  }
  const body = { amount, ...seller, textQR: code, paymentQRAgreementRequest: terms }
  return lab.as('line', { call: qrPayment.pay, path: { loanId }, body, idempotencyKey })
}

/** Sends it twice at the same time, and a third time. */
async function paidOnce(lab: Lab, shop: Shop): Promise<Outcome> {
  const before = await lineOf(lab)
  const loan = await shopLoan(lab, shop)
  const idempotencyKey = randomUUID()
  const send = async () => pay(lab, shop, loan, idempotencyKey)
  const atOnce = await Promise.all([send(), send()])
  const later = await send()
  const operationId = text(field(later.answer?.json, 'operationId'))
  const byKey = await statusByKey(lab, 'line', idempotencyKey)
  const after = await lineOf(lab)
  const used = inCents(before.remaining) - inCents(after.remaining)
  const isUsedOnce = used === inCents(shop.amount)
  return found([
    ...differences([...atOnce, later]),
    ...(operationId === undefined ? [`Respondió ${later.answer?.status ?? 'nada'}, sin operationId.`] : []),
    ...(byKey.operationId === operationId
      ? []
      : [`El estado de la clave trae operationId ${byKey.operationId ?? 'ninguno'}.`]),
    ...(isUsedOnce ? [] : [`De la línea se usaron ${used / 100}, y se compró por ${shop.amount}.`]),
    ...movementProblems(after.movements, before.movements.length, loan.loanId),
    ...(operationId === undefined ? [] : await receiptProblems(lab, operationId, shop)),
  ])
}

/** Matches by the number of the loan, or by the count of movements if they have no number. */
function movementProblems(movements: readonly unknown[], before: number, loanId: string): readonly string[] {
  const named = movements.filter((each) => field(each, 'loanId') === loanId).length
  const areNamed = movements.some((each) => text(field(each, 'loanId')) !== undefined)
  const listed = areNamed ? named : movements.length - before
  return listed === 1 ? [] : [`La compra figura ${listed} veces en los movimientos de la línea.`]
}

async function receiptProblems(lab: Lab, operationId: string, { amount }: Shop): Promise<readonly string[]> {
  const { answer } = await lab.as('line', { call: qrPayment.findOperation, query: { operationId } })
  const said = Number(field(answer?.json, 'amount'))
  return inCents(said) === inCents(amount) ? [] : [`El comprobante dice ${said}, y se compró por ${amount}.`]
}

/** A loan pays its shop its amount, once; what was refused before has not used it up. */
async function onePaymentOfEach(lab: Lab, shop: Shop): Promise<Outcome> {
  const loan = await shopLoan(lab, shop)
  const otherShop = { ...shop, seller: { ...shop.seller, sellerName: 'Otro comercio' } }
  const toOther = await pay(lab, otherShop, loan, randomUUID())
  const otherAmount = await pay(lab, { ...shop, amount: shop.amount + 1 }, loan, randomUUID())
  const paid = await pay(lab, shop, loan, randomUUID())
  const again = await pay(lab, shop, loan, randomUUID())
  return found([
    ...refusedProblems('A otro comercio', toOther, 'SELLER_NOT_ALLOWED'),
    ...refusedProblems('Por otro importe', otherAmount, 'AMOUNT_MISMATCH'),
    ...(text(field(paid.answer?.json, 'operationId')) === undefined
      ? [`Después de lo rechazado, pagar bien respondió ${paid.answer?.status ?? 'nada'}.`]
      : []),
    ...refusedProblems('Con un préstamo que ya se usó', again, 'LOAN_NOT_AVAILABLE'),
  ])
}

function refusedProblems(what: string, { answer }: Exchange, expected: string): readonly string[] {
  const code = String(field(answer?.json, 'code'))
  return answer?.status === 409 && code === expected
    ? []
    : [`${what} respondió ${answer?.status ?? 'nada'} con code ${code}; se esperaba 409 ${expected}.`]
}
