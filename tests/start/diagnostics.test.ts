import { describe, expect, it } from 'vitest'
import { ContractDiagnostics, type AnswerContractDeviation } from '@/application/shared/diagnostics'
import { readConfiguration } from '@/start/configuration'
import { isDiagnosticsAddress } from '@/start/diagnostics-switch'
import { printContractDeviations } from '@/ui/diagnostics/print-contract-deviations'
import { readShippedConfigurationJson } from '#tests/support/shipped-configuration'

const wrongDateDeviation: AnswerContractDeviation = {
  call: 'cards.listCards',
  request: 'GET /myCards',
  outcome: 'incomplete',
  fields: [{ field: '[1].expirationDate', received: 'date-as-text', expected: 'existing-day' }],
}

describe('the diagnostics switch in the address', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('is read at %s', (hostname) => {
    expect(isDiagnosticsAddress({ hostname, search: '?diagnostico' })).toBe(true)
    expect(isDiagnosticsAddress({ hostname, search: '' })).toBe(false)
  })

  it.each(['portal.example', 'localhost.example', '127.0.0.1.example'])('is ignored at %s', (hostname) => {
    expect(isDiagnosticsAddress({ hostname, search: '?diagnostico' })).toBe(false)
  })
})

it.each([
  [undefined, false, false],
  [undefined, true, true],
  [true, false, true],
  [false, true, false],
])(
  'diagnostics with %s in the file and %s in the address are %s',
  (diagnostics, showsDiagnostics, expected) => {
    const read = readConfiguration(
      { ...readShippedConfigurationJson(), diagnostics },
      { showsLoginCodes: false, showsDiagnostics },
    )
    expect(read.ok && read.value.settings.showsDiagnostics).toBe(expected)
  },
)

it('each deviation is printed once, with its fields, until the printing is stopped', () => {
  const printed: unknown[] = []
  const diagnostics = new ContractDiagnostics()
  const stop = printContractDeviations(diagnostics, { warn: (text: unknown) => void printed.push(text) })
  diagnostics.addDeviation(wrongDateDeviation)
  stop()
  diagnostics.addDeviation(wrongDateDeviation)
  expect(printed).toEqual([
    'Se leyó sin esto: cards.listCards (GET /myCards)\n  [1].expirationDate: vino un texto con forma de fecha; se esperaba un día que exista',
  ])
})

it('the newest fifty deviations are stored', () => {
  const diagnostics = new ContractDiagnostics()
  for (let each = 0; each < 51; each += 1)
    diagnostics.addDeviation({ ...wrongDateDeviation, call: `call.${each}` })
  expect(diagnostics.deviations).toHaveLength(50)
  expect(diagnostics.deviations[0]?.call).toBe('call.50')
})
