import type { ApiContract } from '@/adapters/contract/call'
import { apiContracts, type CallName } from '@/adapters/contract/contracts'

export type { CallName }

const callNames = new Set<string>(
  Object.values<ApiContract>(apiContracts).flatMap((calls) => Object.values(calls).map(({ name }) => name)),
)

export function isCallName(value: unknown): value is CallName {
  return typeof value === 'string' && callNames.has(value)
}
