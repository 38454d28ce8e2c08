import * as v from 'valibot'
import { expect, it } from 'vitest'
import { lenientListSchema } from '@/adapters/contract/list.schema'
import { loansContract } from '@/adapters/contract/loans.contract'
import { HttpTransport } from '@/adapters/http/http-transport'
import { SkippedItems } from '@/application/shared/skipped-items'

const apiBaseUrl = 'https://portal.invalid/api'
const listCall = { ...loansContract.listLoans, answer: lenientListSchema(v.object({ id: v.string() })) }

it('a list that was read completely says nothing about the list of another query', async () => {
  const skippedItems = new SkippedItems()
  const transport = new HttpTransport(
    {
      fetch: async (input) => {
        const { url } = new Request(input)
        return Response.json(url.includes('ACTIVE') ? [{ id: 'n-1' }, { id: 2 }] : [{ id: 'n-3' }])
      },
    },
    { apiBaseUrl, pushBaseUrl: apiBaseUrl, portalBaseUrl: apiBaseUrl },
    skippedItems,
  )
  for (const status of ['ACTIVE', 'FINISHED'] as const)
    await transport.sendCall(listCall, { path: { taxId: '27284561231' }, query: { status } })
  expect([...skippedItems.lists.values()]).toEqual(['loans.listLoans'])
})
