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
import { field, listOf, text, type Lab } from '#passport/lab'
import { found, isNotOffered, notApplicable, type Outcome } from '#passport/outcome'

const { support } = apiContracts

/**
 * Checks that a request about personal data gets a number, and the day by which the law requires an
 * answer. Source: SUP-06.
 */
export const personalDataChecks: readonly Check[] = [
  {
    requirement: 'DATOS-1',
    writes: 'hasta tres pedidos de datos personales de quien está al día: verlos, corregirlos y borrarlos',
    run: requests,
  },
]

/** Days that the law (Ley 25.326) gives for the answer, by the id of the request's reason. */
const legalDays = {
  DATOS_ACCESO: { kind: 'calendar', count: 10 },
  DATOS_CORRECCION: { kind: 'working', count: 5 },
  DATOS_SUPRESION: { kind: 'working', count: 5 },
} as const

type Kind = keyof typeof legalDays

const kinds = Object.keys(legalDays) as readonly Kind[]

async function requests(lab: Lab): Promise<Outcome> {
  await lab.signedIn('upToDate')
  const { answer } = await lab.as('upToDate', { call: support.listClaimReasons })
  const offered = new Set(listOf(answer?.json).map((each) => field(each, 'id')))
  const asked = kinds.filter((kind) => offered.has(kind))
  if (isNotOffered(answer?.status) || asked.length === 0)
    return notApplicable('No toma pedidos de datos personales.')
  const problems: string[] = []
  for (const kind of asked) problems.push(...(await problemsOf(lab, kind)))
  return found(problems)
}

async function problemsOf(lab: Lab, kind: Kind): Promise<readonly string[]> {
  const { answer } = await lab.as('upToDate', {
    call: support.sendClaim,
    body: { reason: kind, comments: 'Prueba de integración', email: 'prueba@correo.example' },
    idempotencyKey: randomUUID(),
  })
  if (answer?.status !== 201) return [`${kind}: respondió ${answer?.status ?? 'nada'}; se esperaba 201.`]
  const caseNumber = text(field(answer.json, 'caseNumber'))
  const answerBy = text(field(answer.json, 'answerBy')) ?? ''
  if (caseNumber === undefined) return [`${kind}: no trae caseNumber.`]
  if (!isCalendarDate(answerBy)) return [`${kind}: no trae answerBy.`]
  return [
    ...(isInTime(kind, answerBy) ? [] : [`${kind}: answerBy es ${answerBy}, fuera del plazo de la ley.`]),
    ...(await listProblems(lab, kind, { caseNumber, answerBy })),
  ]
}

/** The list of claims, if there is one, has the request with the same day. */
async function listProblems(
  lab: Lab,
  kind: Kind,
  { caseNumber, answerBy }: { readonly caseNumber: string; readonly answerBy: CalendarDate },
): Promise<readonly string[]> {
  const { customerId } = await lab.signedIn('upToDate')
  const { answer } = await lab.as('upToDate', { call: support.listClaims, path: { customerId } })
  if (isNotOffered(answer?.status)) return []
  const listed = listOf(answer?.json).find((each) => field(each, 'caseNumber') === caseNumber)
  if (listed === undefined) return [`${kind}: el pedido ${caseNumber} no está en la lista de consultas.`]
  const day = text(field(listed, 'answerBy'))
  return day === undefined || day === answerBy
    ? []
    : [`${kind}: se respondió que vence el ${answerBy}, y la lista dice el ${day}.`]
}

/** The holidays that may fall within five working days; a lender's calendar is not known here. */
const possibleHolidays = 3

function isInTime(kind: Kind, answerBy: CalendarDate): boolean {
  const today = dayInBuenosAires(instant(Date.now()))
  const { kind: counted, count } = legalDays[kind]
  if (answerBy < today) return false
  if (counted === 'calendar') return answerBy <= addDays(today, count)
  return workingDaysBetween(today, answerBy) <= count + possibleHolidays
}

/** Returns Monday to Friday without the first day; for a distant day, those of its month. */
function workingDaysBetween(first: CalendarDate, last: CalendarDate): number {
  const count = Math.min(31, daysBetween(first, last))
  return Array.from({ length: count }, (_, position) => addDays(first, position + 1)).filter((day) => {
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
    return weekday > 0 && weekday < 6
  }).length
}
