import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { servedCalls } from '@/adapters/fake/call-table'
import { callEveryGatewayMethod } from '#tests/adapters/http/every-exchange'
import { allSuccessCases } from './success-cases'
import { runContractCase } from './run-contract-case'
import { InProcessLender, SandboxLender, type TestLender } from './lenders'
import { allRefusalCases, rejectedQueryParametersByCall } from './refusals'

const handledCalls = servedCalls.filter(({ handler }) => handler)

describe.each([
  ['in process', InProcessLender.createInProcessLender],
  ['over HTTP', SandboxLender.startSandboxLender],
])('the lender %s', (_, open) => {
  let lender: TestLender

  beforeAll(async () => {
    lender = await open()
  })

  afterAll(() => lender.close())

  beforeEach(() => lender.reset())

  it.each(allSuccessCases)('$call $title', async (contractCase) => {
    const { result, answer } = await runContractCase(lender, contractCase)
    expect(result).toMatchObject({ ok: true })
    expect(answer).toMatchObject(contractCase.expected)
  })

  it.each(allRefusalCases)('$call $title', async (contractCase) => {
    const { result, answer } = await runContractCase(lender, contractCase)
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'refused', ...contractCase.expected, message: expect.stringMatching(/\S/) },
    })
    expect(answer?.contentType).toBe('application/json')
  })
})

describe('the suite', () => {
  it('has a good answer for every built call, or a use of its gateway has one', async () => {
    const used = (await callEveryGatewayMethod()).filter(({ status }) => status < 300)
    const tried = new Set([...allSuccessCases, ...used].map(({ call }) => call))
    expect(handledCalls.filter(({ name }) => !tried.has(name)).map(({ name }) => name)).toEqual([])
  })

  it('has a refusal for every code that a call lists', () => {
    const tried = new Set(allRefusalCases.map(({ call, expected }) => `${call} ${expected.code}`))
    const named = handledCalls.flatMap(({ name, call }) =>
      Object.keys(call.refusals ?? {}).map((code) => `${name} ${code}`),
    )
    expect(named.filter((refused) => !tried.has(refused))).toEqual([])
  })

  it('has a wrong query for every call with a query', () => {
    const tried = new Set<string>(rejectedQueryParametersByCall.map(([name]) => name))
    const missing = handledCalls.filter(({ name, call }) => call.query && !tried.has(name))
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})
