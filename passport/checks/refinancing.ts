import { randomUUID } from 'node:crypto'
import type { Check } from '#passport/check'
import { fieldOf, requireValue, nonEmptyText, type CheckContext } from '#passport/check-context'
import { outcomeOfProblems, type CheckOutcome } from '#passport/check-outcome'
import { findAnswerDifferences } from './answer-differences'
import { findApprovedAlthoughRefusedProblems } from './operation-status'
import {
  createRefinancing,
  requestOfferedLoanBody,
  requestProposal,
  requestStatusWithoutSession,
  runWithOpenLink,
  type OpenRefinancingLink,
} from './refinancing-link'

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
]

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
