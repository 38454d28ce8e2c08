import { contracts } from '@/adapters/contract/contracts'

type Contracts = typeof contracts

/** A capability and one of its calls, `payments.payWithSavedCard`. */
export type CallName = {
  [Name in keyof Contracts]: `${Name}.${keyof Contracts[Name] & string}`
}[keyof Contracts]

const names = new Set(
  Object.entries(contracts).flatMap(([capability, rows]) =>
    Object.keys(rows).map((key) => `${capability}.${key}`),
  ),
)

export function isCallName(value: unknown): value is CallName {
  return typeof value === 'string' && names.has(value)
}
