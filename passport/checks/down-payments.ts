import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import { cardRefusalCodes, identityCheckRefusalCodes } from '@/adapters/contract/refusals'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/transport'
import {
  fieldOf,
  nonEmptyText,
  requireTestCard,
  requireValue,
  type CheckContext,
} from '#passport/check-context'
import { CheckCouldNotRunError, outcomeOfProblems, type CheckOutcome } from '#passport/check-outcome'
import type { IdentityCheck } from '#passport/passport-profile'
import { findAnswerDifferences } from './answer-differences'
import { findApprovedAlthoughRefusedProblems } from './operation-status'
import {
  createRefinancing,
  requestOfferedLoanBody,
  requestStatusWithoutSession,
  runWithOpenLink,
  type OpenRefinancingLink,
} from './refinancing-link'

const { refinancing } = apiContracts

/** Checks of the down payment of a refinancing. The last one uses up the link. Source: REF-07, REF-11. */
export const downPaymentChecks: readonly Check[] = [
  {
    requirement: 'REFI-4',
    changeDescription:
      'una refinanciación sin anticipo y, si el servidor cumple, nada más: un anticipo a testCard sin validar la identidad',
    run: async (context) => runWithOpenLink(context, checkIdentityIsRequired),
  },
  {
    requirement: 'REFI-5',
    changeDescription:
      'un anticipo a testCard, con la validación de identityCheck: activa una refinanciación y gasta el enlace de refinancingHash',
    run: async (context) => runWithOpenLink(context, checkDownPaymentChargedOnce),
  },
]

/** Ids of an identity check that does not exist. */
const missingIdentityCheck: IdentityCheck = { idtx: 'sin-validar', externalTransactionId: 'sin-validar' }

interface DownPayment {
  readonly loanId: string
  readonly identityCheck: IdentityCheck
  readonly idempotencyKey: string
}

/** Creates a refinancing, and returns its loan id. */
async function requestRefinancingLoanId(context: CheckContext, link: OpenRefinancingLink): Promise<string> {
  const body = await requestOfferedLoanBody(context, link)
  const { answer } = await createRefinancing(context, link, body, randomUUID())
  return requireValue(
    nonEmptyText(fieldOf(answer?.json, 'loanId')),
    `La refinanciación respondió ${answer?.status ?? 'nada'}.`,
  )
}

/** Pays the down payment of a refinancing with the test card. */
async function payDownPayment(
  context: CheckContext,
  link: OpenRefinancingLink,
  { loanId, identityCheck, idempotencyKey }: DownPayment,
): Promise<Exchange> {
  const card = requireTestCard(context)
  return context.transport.send({
    call: refinancing.payDownPayment,
    pathParameters: { customerTaxId: link.taxId },
    queryParameters: { hash: link.hash },
    body: {
      externalLoanId: loanId,
      customerTaxId: link.taxId,
      customerFullName: 'Prueba de integración',
      amount: link.debtPesos,
      cardNumber: card.number,
      cardExpirationMonth: card.month,
      cardExpirationYear: card.year,
      cvv: card.ccv,
      ...identityCheck,
    },
    idempotencyKey,
  })
}

/** Checks that the lender does not charge a down payment without an identity check. Source: REF-07. */
async function checkIdentityIsRequired(
  context: CheckContext,
  link: OpenRefinancingLink,
): Promise<CheckOutcome> {
  requireTestCard(context)
  const loanId = await requestRefinancingLoanId(context, link)
  const idempotencyKey = randomUUID()
  const { answer } = await payDownPayment(context, link, {
    loanId,
    identityCheck: missingIdentityCheck,
    idempotencyKey,
  })
  const code = String(fieldOf(answer?.json, 'code'))
  return outcomeOfProblems([
    ...(answer?.status === 409 && Object.keys(identityCheckRefusalCodes).includes(code)
      ? []
      : [`Sin la validación respondió ${answer?.status ?? 'nada'} con code ${code}.`]),
    ...findApprovedAlthoughRefusedProblems(
      await requestStatusWithoutSession(context, link.taxId, idempotencyKey),
    ),
  ])
}

/**
 * Sends the same down payment twice at the same time, and then a third time. The status of its key must be the
 * same charge before and after the third time. A down payment with another key must then be refused.
 * Source: REF-11.
 */
async function checkDownPaymentChargedOnce(
  context: CheckContext,
  link: OpenRefinancingLink,
): Promise<CheckOutcome> {
  requireTestCard(context)
  const identityCheck = requireValue(
    context.profile.identityCheck,
    'El perfil no dice con qué validación de identidad probar el anticipo (identityCheck).',
  )
  const loanId = await requestRefinancingLoanId(context, link)
  const downPayment = { loanId, identityCheck, idempotencyKey: randomUUID() }
  const otherDownPayment = { ...downPayment, idempotencyKey: randomUUID() }
  const requestStatus = async ({ idempotencyKey }: DownPayment) =>
    requestStatusWithoutSession(context, link.taxId, idempotencyKey)
  const send = async () => payDownPayment(context, link, downPayment)
  const concurrent = await Promise.all([send(), send()])
  const statusBefore = await requestStatus(downPayment)
  const repeated = await send()
  const exchanges = [...concurrent, repeated]
  requireUsableTestData(exchanges)
  const statusAfter = await requestStatus(downPayment)
  const { answer: otherAnswer } = await payDownPayment(context, link, otherDownPayment)
  return outcomeOfProblems([
    ...findAnswerDifferences(exchanges),
    ...(repeated.answer?.status === 200 ? [] : [`Respondió ${repeated.answer?.status ?? 'nada'}.`]),
    ...(statusAfter.status === 'APPROVED'
      ? []
      : [`El estado de la clave es ${String(statusAfter.status)}; se esperaba APPROVED.`]),
    ...findTransactionProblems(statusBefore.transactionId, statusAfter.transactionId),
    ...(otherAnswer !== undefined && otherAnswer.status >= 400
      ? []
      : [`El anticipo, con otra clave, respondió ${otherAnswer?.status ?? 'nada'}.`]),
    ...findApprovedAlthoughRefusedProblems(await requestStatus(otherDownPayment)),
  ])
}

/** Returns a problem unless the status of a key has one transaction, before and after the key was repeated. */
function findTransactionProblems(
  transactionIdBefore: string | undefined,
  transactionIdAfter: string | undefined,
): readonly string[] {
  if (transactionIdBefore === undefined || transactionIdAfter === undefined)
    return ['El estado no trae transactionId.']
  return transactionIdBefore === transactionIdAfter
    ? []
    : ['Al repetir el anticipo cambió el transactionId de la clave.']
}

/**
 * Throws `CheckCouldNotRunError` if no answer accepted the down payment and the lender refuses the test card or
 * the identity check of the profile.
 */
function requireUsableTestData(exchanges: readonly Exchange[]): void {
  if (exchanges.some(({ answer }) => answer?.status === 200)) return
  const refusedCode = exchanges
    .flatMap(({ answer }) => nonEmptyText(fieldOf(answer?.json, 'code')) ?? [])
    .find((code) => testDataRefusalCodes.has(code))
  if (refusedCode !== undefined)
    throw new CheckCouldNotRunError(
      `testCard o identityCheck no sirven para probar: respondió ${refusedCode}.`,
    )
}

/** Error codes with which a lender refuses a card or an identity check because of the card or check itself. */
const testDataRefusalCodes: ReadonlySet<string> = new Set([
  ...Object.keys(cardRefusalCodes),
  ...Object.keys(identityCheckRefusalCodes),
])
