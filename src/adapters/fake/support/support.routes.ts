import type { supportContract } from '@/adapters/contract/support.contract'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { LegalClaimAnswerDays } from '@/adapters/fake/shared/records'
import { loanNotFoundRefusal, createRefusal } from '@/adapters/fake/shared/refusal'

const claimReasonNotFoundRefusal = createRefusal(
  409,
  'CLAIM_REASON_NOT_FOUND',
  'Ese motivo ya no está. Elegí otro.',
)

const invalidEmailRefusal = createRefusal(409, 'INVALID_CUSTOMER_EMAIL', 'El correo no es válido.')

interface ClaimReason {
  readonly id: string
  readonly description: string
  readonly legalDays?: LegalClaimAnswerDays
}

const claimReasons: readonly ClaimReason[] = [
  { id: 'PAGO_NO_FIGURA', description: 'Un pago que hice no figura' },
  { id: 'NO_RECONOZCO', description: 'No reconozco un préstamo o un pago' },
  { id: 'COBRO_DE_MAS', description: 'Me cobraron de más' },
  { id: 'DATOS', description: 'Mis datos están mal' },
  { id: 'DATOS_ACCESO', description: 'Ver mis datos personales', legalDays: { kind: 'calendar', count: 10 } },
  {
    id: 'DATOS_CORRECCION',
    description: 'Corregir mis datos personales',
    legalDays: { kind: 'business', count: 5 },
  },
  {
    id: 'DATOS_SUPRESION',
    description: 'Borrar mis datos personales',
    legalDays: { kind: 'business', count: 5 },
  },
  { id: 'OTRO', description: 'Otro motivo' },
]

export const supportHandlers: ContractHandlers<typeof supportContract> = {
  listClaimReasons() {
    return claimReasons.map(({ id, description }) => ({ id, description }))
  },

  sendClaim({ body, customer, lender, idempotencyKey }) {
    const reason = claimReasons.find(({ id }) => id === body.reason)
    if (!reason) return claimReasonNotFoundRefusal
    if (lender.overrides.emailUnreachable) return invalidEmailRefusal
    const loan = body.externalId ?? body.payment?.externalId ?? body.collection?.externalId
    if (loan !== undefined && lender.ledger.findBalanceByExternalId(loan)?.loan.taxId !== customer.id)
      return loanNotFoundRefusal
    const { caseNumber, answerBy } = lender.claims.fileClaim({
      taxId: customer.id,
      reason: reason.description,
      comments: body.comments,
      email: body.email,
      idempotencyKey,
      legalDays: reason.legalDays,
      supportCode: body.supportCode,
      pageEvents: body.pageEvents,
    })
    return { caseNumber, answerBy }
  },

  listClaims({ customer, lender }) {
    return [...lender.claims.findCustomerClaims(customer.id)]
  },
}
