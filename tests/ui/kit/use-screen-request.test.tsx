// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AsyncState } from '@/ui/kit/async-state'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { useScreenRequest } from '@/ui/kit/use-screen-request'
import {
  ViewModelFactoryContext,
  type ScreenServiceIdentifier,
  type ViewModelFactory,
} from '@/ui/kit/use-view-model'
import { createAsyncState } from '#tests/support/async-state-builders'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { longWaitOptions } from '#tests/support/long-timeout'

type ShopNameAnswer = Result<string, GatewayFailure>

class ShopQueries {
  readonly receivedCalls: string[] = []
  nextAnswers: (ShopNameAnswer | Promise<ShopNameAnswer>)[] = []

  async nameOf(shop: string): Promise<ShopNameAnswer> {
    this.receivedCalls.push(shop)
    return this.nextAnswers.shift() ?? failure({ kind: 'no-answer' })
  }
}

const shopNameRequest = {
  service: ShopQueries,
  send: (queries: ShopQueries, { shop }: { readonly shop: string }) => queries.nameOf(shop),
  toState: (name: string, { shop }: { readonly shop: string }) => ({
    phase: 'ready',
    text: `${shop}: ${name}`,
  }),
}

function NameOfShop({ shop }: { readonly shop: string }) {
  return (
    <AsyncBoundary
      asyncState={useScreenRequest(shopNameRequest, { shop })}
      skeleton={{ shape: 'card', label: 'Cargando' }}
    >
      {({ text }) => <p>{text}</p>}
    </AsyncBoundary>
  )
}

let queries: ShopQueries
let root: ReturnType<typeof createRoot>
let createViewModel: ViewModelFactory

beforeEach(() => {
  queries = new ShopQueries()
  const services = new Map<unknown, unknown>([
    [ShopQueries, queries],
    [AsyncState, createAsyncState(new ManualClock())],
  ])
  createViewModel = <Instance,>(service: ScreenServiceIdentifier<Instance>) =>
    services.get(service) as Instance
  root = createRoot(document.body)
  onTestFinished(() => root.unmount())
})

function renderShopName(shop: string): void {
  root.render(
    <ViewModelFactoryContext value={createViewModel}>
      <NameOfShop shop={shop} />
    </ViewModelFactoryContext>,
  )
}

async function expectText(text: string): Promise<void> {
  await vi.waitFor(() => expect(document.body.textContent).toContain(text), longWaitOptions)
}

it('asks once, and shows what comes', async () => {
  queries.nextAnswers = [success('Rivadavia')]
  renderShopName('s-1')
  await expectText('s-1: Rivadavia')
  expect(queries.receivedCalls).toEqual(['s-1'])
})

it('says why it does not come, and asks again', async () => {
  queries.nextAnswers = [failure({ kind: 'no-answer' }), success('Rivadavia')]
  renderShopName('s-1')
  const retry = await vi.waitFor(
    () => document.querySelector('button') ?? expect.unreachable(),
    longWaitOptions,
  )
  retry.click()
  await expectText('s-1: Rivadavia')
})

it('asks of another, and drops the answer about the first', async () => {
  const first = new ManuallyResolvedAnswer<ShopNameAnswer>()
  queries.nextAnswers = [first.promise, success('Mitre')]
  renderShopName('s-1')
  await vi.waitFor(() => expect(queries.receivedCalls).toEqual(['s-1']), longWaitOptions)
  renderShopName('s-2')
  await expectText('s-2: Mitre')
  first.resolveWith(success('Rivadavia'))
  await first.promise
  await expectText('s-2: Mitre')
})
