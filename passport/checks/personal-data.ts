import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import {
  addDays,
  dayInBuenosAires,
  daysBetween,
  instant,
  isCalendarDate,
  type CalendarDate,
} from '@/domain/shared/calendar-date'
import type { Check } from '#passport/check'
import { fieldOf, listOrEmpty, nonEmptyText, type CheckContext } from '#passport/check-context'
import {
  outcomeOfProblems,
  isNotOfferedStatus,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'

const { support } = apiContracts

/**
 * Checks that the lender answers a request about personal data with a case number, and with a last day for
 * its reply within the legal time. Source: SUP-06.
 */
export const personalDataChecks: readonly Check[] = [
  {
    requirement: 'DATOS-1',
    changeDescription:
      'hasta tres pedidos de datos personales de quien está al día: verlos, corregirlos y borrarlos',
    run: checkPersonalDataRequests,
  },
]

/** Days within which the law (Ley 25.326) requires a reply, by the id of the request's reason. */
const legalAnswerDays = {
  DATOS_ACCESO: { dayKind: 'calendar', days: 10 },
  DATOS_CORRECCION: { dayKind: 'working', days: 5 },
  DATOS_SUPRESION: { dayKind: 'working', days: 5 },
} as const

type PersonalDataRequestKind = keyof typeof legalAnswerDays

const personalDataRequestKinds = Object.keys(legalAnswerDays) as readonly PersonalDataRequestKind[]

async function checkPersonalDataRequests(context: CheckContext): Promise<CheckOutcome> {
  await context.sessionOf('upToDate')
  const { answer } = await context.sendAs('upToDate', { call: support.listClaimReasons })
  const offeredReasonIds = new Set(listOrEmpty(answer?.json).map((each) => fieldOf(each, 'id')))
  const offeredKinds = personalDataRequestKinds.filter((kind) => offeredReasonIds.has(kind))
  if (isNotOfferedStatus(answer?.status) || offeredKinds.length === 0)
    return notApplicableOutcome('No toma pedidos de datos personales.')
  const problems: string[] = []
  for (const kind of offeredKinds) problems.push(...(await findRequestProblems(context, kind)))
  return outcomeOfProblems(problems)
}

async function findRequestProblems(
  context: CheckContext,
  kind: PersonalDataRequestKind,
): Promise<readonly string[]> {
  const { answer } = await context.sendAs('upToDate', {
    call: support.sendClaim,
    body: { reason: kind, comments: 'Prueba de integración', email: 'prueba@correo.example' },
    idempotencyKey: randomUUID(),
  })
  if (answer?.status !== 201) return [`${kind}: respondió ${answer?.status ?? 'nada'}; se esperaba 201.`]
  const caseNumber = nonEmptyText(fieldOf(answer.json, 'caseNumber'))
  const answerBy = nonEmptyText(fieldOf(answer.json, 'answerBy')) ?? ''
  if (caseNumber === undefined) return [`${kind}: no trae caseNumber.`]
  if (!isCalendarDate(answerBy)) return [`${kind}: no trae answerBy.`]
  return [
    ...(isWithinLegalTime(kind, answerBy)
      ? []
      : [`${kind}: answerBy es ${answerBy}, fuera del plazo de la ley.`]),
    ...(await findClaimListProblems(context, kind, { caseNumber, answerBy })),
  ]
}

/**
 * Returns a problem if the lender's list of claims lacks the request, or shows another last day for its
 * reply. A lender without this list has no problem.
 */
async function findClaimListProblems(
  context: CheckContext,
  kind: PersonalDataRequestKind,
  { caseNumber, answerBy }: { readonly caseNumber: string; readonly answerBy: CalendarDate },
): Promise<readonly string[]> {
  const { customerId } = await context.sessionOf('upToDate')
  const { answer } = await context.sendAs('upToDate', {
    call: support.listClaims,
    pathParameters: { customerId },
  })
  if (isNotOfferedStatus(answer?.status)) return []
  const listedClaim = listOrEmpty(answer?.json).find((each) => fieldOf(each, 'caseNumber') === caseNumber)
  if (listedClaim === undefined) return [`${kind}: el pedido ${caseNumber} no está en la lista de consultas.`]
  const day = nonEmptyText(fieldOf(listedClaim, 'answerBy'))
  return day === undefined || day === answerBy
    ? []
    : [`${kind}: se respondió que vence el ${answerBy}, y la lista dice el ${day}.`]
}

/**
 * Maximum number of holidays from Monday to Friday that may fall within five working days. The check has no
 * calendar of holidays.
 */
const maxHolidays = 3

function isWithinLegalTime(kind: PersonalDataRequestKind, answerBy: CalendarDate): boolean {
  const today = dayInBuenosAires(instant(Date.now()))
  const { dayKind, days } = legalAnswerDays[kind]
  if (answerBy < today) return false
  if (dayKind === 'calendar') return answerBy <= addDays(today, days)
  return countWeekdays(today, answerBy) <= days + maxHolidays
}

/**
 * Returns the number of days from Monday to Friday after the first day, up to the last day. It counts no
 * more than 31 calendar days after the first day.
 */
function countWeekdays(first: CalendarDate, last: CalendarDate): number {
  const count = Math.min(31, daysBetween(first, last))
  return Array.from({ length: count }, (_, position) => addDays(first, position + 1)).filter((day) => {
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
    return weekday > 0 && weekday < 6
  }).length
}
