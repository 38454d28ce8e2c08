import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import { identityCheckRefusalCodes } from '@/adapters/contract/refusals'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/transport'
import { fieldOf, requireValue, nonEmptyText, type CheckContext } from '#passport/check-context'
import { runCheckOfOptionalCall } from '#passport/optional-calls'
import {
  CheckCouldNotRunError,
  failedOutcome,
  outcomeOfProblems,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'
import { createLoanBody, readFirstRepaymentPlan } from '#passport/repayment-plans'
import { findAnswerDifferences } from './answer-differences'
import { findApprovedAlthoughRefusedProblems, readOperationStatus } from './operation-status'

const { refinancing, orders } = apiContracts

/** Checks of refinancing through a link, without a session. Source: REF-01 to REF-11. */
export const refinancingChecks: readonly Check[] = [
  { requirement: 'REFI-1', run: async (context) => runWithOpenLink(context, checkLinkSecretIsRequired) },
  {
    requirement: 'REFI-2',
    changeDescription:
      'dos refinanciaciones sin anticipo, que no valen nada, con el enlace de refinancingHash',
    run: async (context) => runWithOpenLink(context, checkOneRefinancingPerKey),
  },
  {
    requirement: 'REFI-3',
    changeDescription: 'nada, si el servidor cumple: una refinanciación con un plan que no se ofreció',
    run: async (context) => runWithOpenLink(context, checkUnofferedPlanIsRefused),
  },
  {
    requirement: 'REFI-4',
    changeDescription:
      'una refinanciación sin anticipo y, si el servidor cumple, nada más: un anticipo a testCard sin validar la identidad',
    run: async (context) => runWithOpenLink(context, checkIdentityIsRequired),
  },
]

/** A valid refinancing link, with the terms that it contains and the amounts that the lender offers. */
interface OpenRefinancingLink {
  readonly taxId: string
  readonly hash: string
  readonly maxInstallments: number
  readonly maxInstallmentPesos: number
  readonly refinancingPesos: number
  readonly debtPesos: number
}

/** Runs a check with the refinancing link of the profile. The link must be valid today. */
async function runWithOpenLink(
  context: CheckContext,
  run: (context: CheckContext, link: OpenRefinancingLink) => Promise<CheckOutcome>,
): Promise<CheckOutcome> {
  return runCheckOfOptionalCall(context, refinancing.findProposal, async () => {
    const hash = requireValue(
      context.profile.refinancingHash,
      'Falta un enlace de refinanciación de hoy: decilo en refinancingHash o con --refinancing.',
    )
    const [taxId = '', maxInstallments, maxInstallmentPesos] = decodeBase64(hash.split('.')[0] ?? '').split(
      '|',
    )
    const { answer } = await requestProposal(context, { taxId, hash })
    if (answer?.status === 501) return notApplicableOutcome('No refinancia por un enlace.')
    if (!answer || answer.status >= 500)
      return failedOutcome(`Abrir el enlace respondió ${answer?.status ?? 'nada'}.`)
    const [refinancingPesos, debtPesos] = ['refinancingAmount', 'debtAmount'].map((name) =>
      fieldOf(answer?.json, name),
    )
    if (typeof refinancingPesos !== 'number' || typeof debtPesos !== 'number')
      throw new CheckCouldNotRunError(
        `El enlace no ofrece nada (respondió ${answer.status}): venció a las 21 de su día, o ya se usó.`,
      )
    return run(context, {
      taxId,
      hash,
      maxInstallments: Number(maxInstallments),
      maxInstallmentPesos: Number(maxInstallmentPesos),
      refinancingPesos,
      debtPesos,
    })
  })
}

function decodeBase64(base64: string): string {
  return Buffer.from(base64, 'base64').toString('utf8')
}

async function requestProposal(
  context: CheckContext,
  { taxId: customerTaxId, hash }: Pick<OpenRefinancingLink, 'taxId' | 'hash'>,
): Promise<Exchange> {
  const call = refinancing.findProposal
  return context.transport.send({ call, pathParameters: { customerTaxId }, queryParameters: { hash } })
}

/**
 * Checks that a link with the right terms but without its secret gets no data of the proposal, and that
 * reading the proposal does not use up the link. The terms in a link are not secret.
 */
async function checkLinkSecretIsRequired(
  context: CheckContext,
  link: OpenRefinancingLink,
): Promise<CheckOutcome> {
  const [terms = '', secret = ''] = link.hash.split('.')
  const forgedHashes = [terms, `${terms}.${secret.replaceAll(/\w/g, 'x')}`]
  const problems: string[] = []
  for (const hash of forgedHashes) {
    const { answer } = await requestProposal(context, { ...link, hash })
    const proposalFields = Object.entries(Object(answer?.json)).filter(([name]) =>
      proposalFieldNames.has(name),
    )
    if (proposalFields.some(([, value]) => value !== null))
      problems.push(`Un enlace falso respondió ${proposalFields.map(([name]) => name).join(', ')}.`)
  }
  const repeated = await requestProposal(context, link)
  const isSame = fieldOf(repeated.answer?.json, 'refinancingAmount') === link.refinancingPesos
  return outcomeOfProblems([...problems, ...(isSame ? [] : ['Abrir el enlace otra vez no ofrece lo mismo.'])])
}

/** Names of the fields of a proposal that a request without the secret of the link must not get. */
const proposalFieldNames = new Set(['refinancingAmount', 'debtAmount', 'customerFullName', 'gender'])

/**
 * Returns the body of the request that creates the refinancing, with the first plan that the lender offers.
 */
async function requestOfferedLoanBody(
  context: CheckContext,
  { taxId: customerTaxId, hash, maxInstallments, maxInstallmentPesos, refinancingPesos }: OpenRefinancingLink,
) {
  const plans = await context.transport.send({
    call: refinancing.installmentPlan,
    pathParameters: { customerTaxId },
    queryParameters: { hash },
    body: {
      requestedAmount: refinancingPesos,
      maxInstallmentAmount: maxInstallmentPesos,
      maxInstallments,
    },
  })
  return createLoanBody(refinancingPesos, readFirstRepaymentPlan(plans))
}

async function createRefinancing(
  context: CheckContext,
  { taxId: customerTaxId, hash }: OpenRefinancingLink,
  body: object,
  idempotencyKey: string,
): Promise<Exchange> {
  const call = refinancing.createLoan
  return context.transport.send({
    call,
    pathParameters: { customerTaxId },
    queryParameters: { hash },
    body,
    idempotencyKey,
  })
}

async function requestStatusWithoutSession(
  context: CheckContext,
  customerTaxId: string,
  idempotencyKey: string,
) {
  const { answer } = await context.transport.send({
    call: orders.statusWithoutSession,
    pathParameters: { customerTaxId },
    queryParameters: { idempotencyKey },
  })
  return readOperationStatus(answer?.json)
}

/**
 * Sends the same request twice at the same time, and then a third time. Its key must give the status of the
 * operation, without a session, only together with the CUIT of the customer.
 */
async function checkOneRefinancingPerKey(
  context: CheckContext,
  link: OpenRefinancingLink,
): Promise<CheckOutcome> {
  const body = await requestOfferedLoanBody(context, link)
  const idempotencyKey = randomUUID()
  const send = async () => createRefinancing(context, link, body, idempotencyKey)
  const concurrent = await Promise.all([send(), send()])
  const repeated = await send()
  const loanId = nonEmptyText(fieldOf(repeated.answer?.json, 'loanId'))
  const operationStatus = await requestStatusWithoutSession(context, link.taxId, idempotencyKey)
  const otherCustomer = requireValue(context.profile.customers.owing, 'Falta owing en el perfil.')
  const statusForOtherCustomer = await requestStatusWithoutSession(
    context,
    otherCustomer.taxId,
    idempotencyKey,
  )
  const loanIdOfOtherKey = nonEmptyText(
    fieldOf((await createRefinancing(context, link, body, randomUUID())).answer?.json, 'loanId'),
  )
  return outcomeOfProblems([
    ...findAnswerDifferences([...concurrent, repeated]),
    ...(loanId === undefined ? [`Respondió ${repeated.answer?.status ?? 'nada'}, sin loanId.`] : []),
    ...(loanIdOfOtherKey !== undefined && loanIdOfOtherKey === loanId
      ? ['Otra clave respondió el mismo préstamo.']
      : []),
    ...(operationStatus.loanId === loanId
      ? []
      : [`El estado de la clave trae loanId ${operationStatus.loanId ?? 'ninguno'}.`]),
    ...(statusForOtherCustomer.status === 'NOT_FOUND'
      ? []
      : [`Con el CUIT de otra persona el estado de la clave es ${String(statusForOtherCustomer.status)}.`]),
  ])
}

/** Checks that the lender refuses a plan that it did not offer, even with a valid link. */
async function checkUnofferedPlanIsRefused(
  context: CheckContext,
  link: OpenRefinancingLink,
): Promise<CheckOutcome> {
  const offeredBody = await requestOfferedLoanBody(context, link)
  const idempotencyKey = randomUUID()
  const unofferedBody = { ...offeredBody, installmentAmount: offeredBody.installmentAmount - 1 }
  const { answer } = await createRefinancing(context, link, unofferedBody, idempotencyKey)
  const code = String(fieldOf(answer?.json, 'code'))
  return outcomeOfProblems([
    ...(answer?.status === 409 && code === 'INVALID_INSTALLMENT_PLAN'
      ? []
      : [`Otro plan respondió ${answer?.status ?? 'nada'} con code ${code}.`]),
    ...findApprovedAlthoughRefusedProblems(
      await requestStatusWithoutSession(context, link.taxId, idempotencyKey),
    ),
  ])
}

/** Checks that the lender does not charge a down payment without an identity check. Source: REF-07. */
async function checkIdentityIsRequired(
  context: CheckContext,
  link: OpenRefinancingLink,
): Promise<CheckOutcome> {
  const card = requireValue(context.profile.testCard, 'El perfil no dice con qué tarjeta probar (testCard).')
  const refinancingExchange = await createRefinancing(
    context,
    link,
    await requestOfferedLoanBody(context, link),
    randomUUID(),
  )
  const loanId = requireValue(
    nonEmptyText(fieldOf(refinancingExchange.answer?.json, 'loanId')),
    `La refinanciación respondió ${refinancingExchange.answer?.status ?? 'nada'}.`,
  )
  const idempotencyKey = randomUUID()
  const { answer } = await context.transport.send({
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
      idtx: 'sin-validar',
      externalTransactionId: 'sin-validar',
    },
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
