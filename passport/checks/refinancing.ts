import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import { identityCheckRefusalCodes } from '@/adapters/contract/refusals'
import type { Check } from '#passport/check'
import type { Exchange } from '#passport/exchange'
import { field, needed, text, type Lab } from '#passport/lab'
import { ifOffered } from '#passport/offered'
import { CouldNotRun, fail, found, notApplicable, type Outcome } from '#passport/outcome'
import { chosen, firstPlan } from '#passport/plans'
import { differences } from './same-answers'
import { doneProblems, statusIn } from './status-by-key'

const { refinancing, orders } = apiContracts

/** Checks of refinancing with a link, without a session. Source: REF-01 to REF-11. */
export const refinancingChecks: readonly Check[] = [
  { requirement: 'REFI-1', run: async (lab) => withLink(lab, needsItsSecret) },
  {
    requirement: 'REFI-2',
    writes: 'dos refinanciaciones sin anticipo, que no valen nada, con el enlace de refinancingHash',
    run: async (lab) => withLink(lab, oneRefinancing),
  },
  {
    requirement: 'REFI-3',
    writes: 'nada, si el servidor cumple: una refinanciación con un plan que no se ofreció',
    run: async (lab) => withLink(lab, onlyWhatIsOffered),
  },
  {
    requirement: 'REFI-4',
    writes:
      'una refinanciación sin anticipo y, si el servidor cumple, nada más: un anticipo a testCard sin validar la identidad',
    run: async (lab) => withLink(lab, needsIdentity),
  },
]

/** An open refinancing link, with what the lender offers through it. */
interface Link {
  readonly taxId: string
  readonly hash: string
  readonly maxTerm: number
  readonly maxAmount: number
  readonly refinancingAmount: number
  readonly debtAmount: number
}

async function withLink(lab: Lab, run: (lab: Lab, link: Link) => Promise<Outcome>): Promise<Outcome> {
  return ifOffered(lab, refinancing.findProposal, async () => {
    const hash = needed(
      lab.profile.refinancingHash,
      'Falta un enlace de refinanciación de hoy: decilo en refinancingHash o con --refinancing.',
    )
    const [taxId = '', maxTerm, maxAmount] = decoded(hash.split('.')[0] ?? '').split('|')
    const { answer } = await proposal(lab, { taxId, hash })
    if (answer?.status === 501) return notApplicable('No refinancia por un enlace.')
    if (!answer || answer.status >= 500) return fail(`Abrir el enlace respondió ${answer?.status ?? 'nada'}.`)
    const [refinancingAmount, debtAmount] = ['refinancingAmount', 'debtAmount'].map((name) =>
      field(answer?.json, name),
    )
    if (typeof refinancingAmount !== 'number' || typeof debtAmount !== 'number')
      throw new CouldNotRun(
        `El enlace no ofrece nada (respondió ${answer.status}): venció a las 21 de su día, o ya se usó.`,
      )
    const link = { taxId, hash, maxTerm: Number(maxTerm), maxAmount: Number(maxAmount) }
    return run(lab, { ...link, refinancingAmount, debtAmount })
  })
}

function decoded(base64: string): string {
  return Buffer.from(base64, 'base64').toString('utf8')
}

async function proposal(lab: Lab, { taxId, hash }: Pick<Link, 'taxId' | 'hash'>): Promise<Exchange> {
  const call = refinancing.findProposal
  return lab.transport.send({ call, path: { customerTaxId: taxId }, query: { hash } })
}

/** The terms are public; who has not the secret has not the link. Reading it changes nothing. */
async function needsItsSecret(lab: Lab, link: Link): Promise<Outcome> {
  const [terms = '', secret = ''] = link.hash.split('.')
  const forged = [terms, `${terms}.${secret.replaceAll(/\w/g, 'x')}`]
  const problems: string[] = []
  for (const hash of forged) {
    const { answer } = await proposal(lab, { ...link, hash })
    const says = Object.entries(Object(answer?.json)).filter(([name]) => ofProposal.has(name))
    if (says.some(([, value]) => value !== null))
      problems.push(`Un enlace falso respondió ${says.map(([name]) => name).join(', ')}.`)
  }
  const again = await proposal(lab, link)
  const isSame = field(again.answer?.json, 'refinancingAmount') === link.refinancingAmount
  return found([...problems, ...(isSame ? [] : ['Abrir el enlace otra vez no ofrece lo mismo.'])])
}

const ofProposal = new Set(['refinancingAmount', 'debtAmount', 'customerFullName', 'gender'])

/** The plan with which the loan of the refinancing is created. */
async function plan(
  lab: Lab,
  { taxId, hash, maxTerm, maxAmount: maxInstallmentAmount, refinancingAmount }: Link,
) {
  const answered = await lab.transport.send({
    call: refinancing.installmentPlan,
    path: { customerTaxId: taxId },
    query: { hash },
    body: { requestedAmount: refinancingAmount, maxInstallmentAmount, maxInstallments: maxTerm },
  })
  return chosen(refinancingAmount, firstPlan(answered))
}

async function create(
  lab: Lab,
  { taxId, hash }: Link,
  body: object,
  idempotencyKey: string,
): Promise<Exchange> {
  const call = refinancing.createLoan
  return lab.transport.send({ call, path: { customerTaxId: taxId }, query: { hash }, body, idempotencyKey })
}

async function statusOf(lab: Lab, taxId: string, idempotencyKey: string) {
  const { answer } = await lab.transport.send({
    call: orders.statusWithoutSession,
    path: { customerTaxId: taxId },
    query: { idempotencyKey },
  })
  return statusIn(answer?.json)
}

/**
 * Sends it twice at the same time, and a third time; its key gives the status without a session, to its own
 * CUIT only.
 */
async function oneRefinancing(lab: Lab, link: Link): Promise<Outcome> {
  const body = await plan(lab, link)
  const idempotencyKey = randomUUID()
  const send = async () => create(lab, link, body, idempotencyKey)
  const atOnce = await Promise.all([send(), send()])
  const later = await send()
  const loanId = text(field(later.answer?.json, 'loanId'))
  const own = await statusOf(lab, link.taxId, idempotencyKey)
  const somebody = needed(lab.profile.customers.owing, 'Falta owing en el perfil.')
  const others = await statusOf(lab, somebody.taxId, idempotencyKey)
  const other = text(field((await create(lab, link, body, randomUUID())).answer?.json, 'loanId'))
  return found([
    ...differences([...atOnce, later]),
    ...(loanId === undefined ? [`Respondió ${later.answer?.status ?? 'nada'}, sin loanId.`] : []),
    ...(other !== undefined && other === loanId ? ['Otra clave respondió el mismo préstamo.'] : []),
    ...(own.loanId === loanId ? [] : [`El estado de la clave trae loanId ${own.loanId ?? 'ninguno'}.`]),
    ...(others.status === 'NOT_FOUND'
      ? []
      : [`Con el CUIT de otra persona el estado de la clave es ${String(others.status)}.`]),
  ])
}

/** The lender decides what is offered, not the link. */
async function onlyWhatIsOffered(lab: Lab, link: Link): Promise<Outcome> {
  const offered = await plan(lab, link)
  const idempotencyKey = randomUUID()
  const other = { ...offered, installmentAmount: offered.installmentAmount - 1 }
  const { answer } = await create(lab, link, other, idempotencyKey)
  const code = String(field(answer?.json, 'code'))
  return found([
    ...(answer?.status === 409 && code === 'INVALID_INSTALLMENT_PLAN'
      ? []
      : [`Otro plan respondió ${answer?.status ?? 'nada'} con code ${code}.`]),
    ...doneProblems(await statusOf(lab, link.taxId, idempotencyKey)),
  ])
}

/** Source: REF-07. */
async function needsIdentity(lab: Lab, link: Link): Promise<Outcome> {
  const card = needed(lab.profile.testCard, 'El perfil no dice con qué tarjeta probar (testCard).')
  const made = await create(lab, link, await plan(lab, link), randomUUID())
  const loanId = needed(
    text(field(made.answer?.json, 'loanId')),
    `La refinanciación respondió ${made.answer?.status ?? 'nada'}.`,
  )
  const idempotencyKey = randomUUID()
  const { answer } = await lab.transport.send({
    call: refinancing.payDownPayment,
    path: { customerTaxId: link.taxId },
    query: { hash: link.hash },
    body: {
      externalLoanId: loanId,
      customerTaxId: link.taxId,
      customerFullName: 'Prueba de integración',
      amount: link.debtAmount,
      cardNumber: card.number,
      cardExpirationMonth: card.month,
      cardExpirationYear: card.year,
      cvv: card.ccv,
      idtx: 'sin-validar',
      externalTransactionId: 'sin-validar',
    },
    idempotencyKey,
  })
  const code = String(field(answer?.json, 'code'))
  return found([
    ...(answer?.status === 409 && Object.keys(identityCheckRefusalCodes).includes(code)
      ? []
      : [`Sin la validación respondió ${answer?.status ?? 'nada'} con code ${code}.`]),
    ...doneProblems(await statusOf(lab, link.taxId, idempotencyKey)),
  ])
}
