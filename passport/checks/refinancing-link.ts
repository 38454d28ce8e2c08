import { apiContracts } from '@/adapters/contract/contracts'
import type { Exchange } from '#passport/transport'
import { fieldOf, requireValue, type CheckContext } from '#passport/check-context'
import { runCheckOfOptionalCall } from '#passport/optional-calls'
import {
  CheckCouldNotRunError,
  failedOutcome,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'
import { createLoanBody, readFirstRepaymentPlan } from '#passport/repayment-plans'
import { readOperationStatus } from './operation-status'

const { refinancing, orders } = apiContracts

/** A valid refinancing link, with the terms that it contains and the amounts that the lender offers. */
export interface OpenRefinancingLink {
  readonly taxId: string
  readonly hash: string
  readonly maxInstallments: number
  readonly maxInstallmentPesos: number
  readonly refinancingPesos: number
  readonly debtPesos: number
}

/** Runs a check with the refinancing link of the profile. The link must be valid today. */
export async function runWithOpenLink(
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

export async function requestProposal(
  context: CheckContext,
  { taxId: customerTaxId, hash }: Pick<OpenRefinancingLink, 'taxId' | 'hash'>,
): Promise<Exchange> {
  const call = refinancing.findProposal
  return context.transport.send({ call, pathParameters: { customerTaxId }, queryParameters: { hash } })
}

/**
 * Returns the body of the request that creates the refinancing, with the first plan that the lender offers.
 */
export async function requestOfferedLoanBody(
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

export async function createRefinancing(
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

export async function requestStatusWithoutSession(
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
