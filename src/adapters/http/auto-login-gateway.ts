import { failure, success, type Result } from '@/domain/shared/result'
import type { AutoLoginGateway, LinkEntrance } from '@/application/access/auto-login.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { autoLoginContract } from '@/adapters/contract/auto-login.contract'
import type { HttpClient } from './http-client'
import { toGatewayFailure } from './http-failure'
import { toSession } from './session-mapper'

export class HttpAutoLoginGateway implements AutoLoginGateway {
  constructor(private readonly client: HttpClient) {}

  async enterWithLink(data: string): Promise<Result<LinkEntrance, GatewayFailure>> {
    const answer = await this.client.send('auto-login.enterWithLink', autoLoginContract.enterWithLink, {
      path: {},
      query: { data },
    })
    if (!answer.ok) return failure(toGatewayFailure(answer.failure))
    return success({ session: toSession(answer.value), redirectTo: answer.value.redirectTo })
  }
}
