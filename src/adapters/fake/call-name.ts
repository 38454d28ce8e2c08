import type { Contract } from '@/adapters/contract/call'
import { contracts } from '@/adapters/contract/contracts'

type Contracts = typeof contracts

/** A capability and one of its calls, `payments.payWithSavedCard`. */
export type CallName = {
  [Name in keyof Contracts]: `${Name}.${keyof Contracts[Name] & string}`
}[keyof Contracts]

const names = new Set<string>(
  Object.values<Contract>(contracts).flatMap((rows) => Object.values(rows).map(({ name }) => name)),
)

export function isCallName(value: unknown): value is CallName {
  return typeof value === 'string' && names.has(value)
}
