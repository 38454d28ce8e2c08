import type { Result } from '@/domain/shared/result'
import type { AutoLoginGateway, LinkLoginResult } from '@/application/access/auto-login.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { autoLoginContract as calls } from '@/adapters/contract/auto-login.contract'
import { HttpGateway } from './http-gateway'
import { toSession } from './session-mapper'

export class HttpAutoLoginGateway extends HttpGateway implements AutoLoginGateway {
  logInWithLink(data: string): Promise<Result<LinkLoginResult, GatewayFailure>> {
    return this.ask(calls.enterWithLink, { query: { data } }, (answer) => ({
      session: toSession(answer),
      redirectTo: answer.redirectTo,
    }))
  }
}
