import type { AutomaticCollectionGateway } from '@/application/automatic-collection/automatic-collection.port'
import type { HttpClient } from './http-client'
import { lazyGateway } from './lazy-gateway'

/** Loads the gateway at its first call: the other gateways come with every link to a payment. */
export class AutomaticCollectionLoader implements AutomaticCollectionGateway {
  private readonly gateway: AutomaticCollectionGateway

  constructor(client: HttpClient) {
    this.gateway = lazyGateway<AutomaticCollectionGateway>(async () => {
      const code = await import('./automatic-collection-gateway')
      return new code.HttpAutomaticCollectionGateway(client)
    })
  }

  ofCustomer(...input: Parameters<AutomaticCollectionGateway['ofCustomer']>) {
    return this.gateway.ofCustomer(...input)
  }

  checkAccount(...input: Parameters<AutomaticCollectionGateway['checkAccount']>) {
    return this.gateway.checkAccount(...input)
  }

  join(...input: Parameters<AutomaticCollectionGateway['join']>) {
    return this.gateway.join(...input)
  }

  leave(...input: Parameters<AutomaticCollectionGateway['leave']>) {
    return this.gateway.leave(...input)
  }
}
