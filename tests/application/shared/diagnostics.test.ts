import { expect, it } from 'vitest'
import { ContractDiagnostics, type AnswerContractDeviation } from '@/application/shared/diagnostics'

function createAnswerContractDeviation(callName: string): AnswerContractDeviation {
  return { call: callName, request: 'GET /loans', outcome: 'unreadable', fields: [] }
}

it('the log has the last fifty deviations, the newest first', () => {
  const diagnostics = new ContractDiagnostics()
  expect(diagnostics.deviations).toEqual([])
  for (let count = 1; count <= 51; count += 1)
    diagnostics.addDeviation(createAnswerContractDeviation(`call-${count}`))
  const calls = diagnostics.deviations.map(({ call: callName }) => callName)
  expect([calls.length, calls[0], calls.at(-1)]).toEqual([50, 'call-51', 'call-2'])
})

it('the log notifies of each deviation until the listener stops listening', () => {
  const diagnostics = new ContractDiagnostics()
  const heard: string[] = []
  const stop = diagnostics.onDeviation(({ call: callName }) => heard.push(callName))
  diagnostics.addDeviation(createAnswerContractDeviation('loans.listLoans'))
  stop()
  diagnostics.addDeviation(createAnswerContractDeviation('cards.listCards'))
  expect(heard).toEqual(['loans.listLoans'])
})
