import { cents, type Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'

/** An amount as its digits are typed: those of the pesos, and of the cents. Source: QRP-05. */
export interface TypedAmount {
  readonly pesos: string
  readonly cents: string
}

/** Why what is typed cannot be paid. Source: QRP-05. */
export type OpenAmountProblem = 'zero' | 'over-limit'

export const nothingTyped: TypedAmount = { pesos: '', cents: '' }

/** Beyond every line, and within what cents can hold. */
const mostPesosDigits = 9

/** Over this many digits of pesos the figures are smaller. Source: QRP-05. */
const longFromDigits = 7

/** What stands in the pesos after a key or a paste there; a comma, or a point before the cents, goes on to the cents. */
export function withPesos(typed: TypedAmount, text: string): TypedAmount {
  const parted = /^(.*?)(?:,|\.(?=\d{0,2}$))(\d{0,2})$/.exec(text.trim())
  if (!parted) return { ...typed, pesos: wholePesos(text) }
  const [, pesos = '', rest = ''] = parted
  return { pesos: wholePesos(pesos), cents: rest === '' ? typed.cents : rest }
}

/** What stands in the cents after a key there. */
export function withCents(typed: TypedAmount, text: string): TypedAmount {
  return { ...typed, cents: digitsOf(text).slice(0, 2) }
}

/** One digit of cents counts tens: `5` is 50 cents, as behind any comma. */
export function typedCents(typed: TypedAmount): Cents {
  return cents(Number(typed.pesos) * 100 + Number(typed.cents.padEnd(2, '0')))
}

/** Over 0, and at most what is left of the line. Source: QRP-05. */
export function openAmount(typed: TypedAmount, limit: Cents): Result<Cents, OpenAmountProblem> {
  const amount = typedCents(typed)
  if (amount > limit) return failure('over-limit')
  return amount > 0 ? success(amount) : failure('zero')
}

export function isLongAmount({ pesos }: TypedAmount): boolean {
  return pesos.length >= longFromDigits
}

function wholePesos(text: string): string {
  return digitsOf(text)
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostPesosDigits)
}

function digitsOf(text: string): string {
  return text.replaceAll(/[^0-9]/g, '')
}
