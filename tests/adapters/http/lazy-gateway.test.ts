import { describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { ConsumerRequestGateway } from '@/application/cancellation/consumer-request.port'
import { consumerRequestFailureMessage } from '@/ui/texts/consumer-request.texts'
import { createLazyGateway } from '@/adapters/http/lazy-gateway'

class Greeter {
  constructor(private readonly greeting: string) {}

  async greet(name: string, mark: string): Promise<Result<string, GatewayFailure>> {
    return success(`${this.greeting}, ${name}${mark}`)
  }
}

/** Part of the portal's code that fails to load at the first attempt, and loads at the next one. */
class ChunkThatFailsOnce {
  tries = 0

  async load(): Promise<Greeter> {
    this.tries += 1
    if (this.tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return new Greeter('Hola')
  }
}

describe('a gateway whose code is loaded at its first use', () => {
  it('loads nothing before', () => {
    const chunk = new ChunkThatFailsOnce()
    createLazyGateway(() => chunk.load())
    expect(chunk.tries).toBe(0)
  })

  it('passes on the arguments and the result', async () => {
    const gateway = createLazyGateway(() => Promise.resolve(new Greeter('Hola')))
    expect(await gateway.greet('Marta', '!')).toEqual(success('Hola, Marta!'))
  })

  it('reports that nothing was sent while its code cannot be loaded', async () => {
    const gateway = createLazyGateway<Pick<ConsumerRequestGateway, 'sendRequest'>>(() =>
      Promise.reject(new TypeError()),
    )
    const sent = await gateway.sendRequest({
      kind: 'revocation',
      dni: '28456123',
      fullName: 'Marta Giménez',
      contact: '1145678901',
    })
    expect(!sent.ok && consumerRequestFailureMessage(sent.failure, 'none')).toEqual({
      title: 'Tu pedido no se envió',
      text: 'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.',
    })
  })

  it('gives no answer while its code cannot be loaded, and loads it again at the next call', async () => {
    const chunk = new ChunkThatFailsOnce()
    const gateway = createLazyGateway(() => chunk.load())
    expect(await gateway.greet('Marta', '.')).toEqual(failure({ kind: 'no-answer', isUnsent: true }))
    expect(await gateway.greet('Marta', '.')).toEqual(success('Hola, Marta.'))
  })

  it('is not a promise, so that it can be awaited and returned', async () => {
    const gateway = createLazyGateway(() => Promise.resolve(new Greeter('Hola')))
    expect(await Promise.resolve(gateway)).toBe(gateway)
    expect(Reflect.get(gateway, Symbol.iterator)).toBeUndefined()
  })

  it('throws for a method that the gateway does not have', async () => {
    const gateway = createLazyGateway(() => Promise.resolve(new Greeter('Hola')))
    const missing: unknown = Reflect.get(gateway, 'wave')
    if (typeof missing !== 'function') throw new Error('Every name gives a method')
    await expect(missing()).rejects.toThrow('No such method: wave')
  })
})
