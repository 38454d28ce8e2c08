import type { NewCard } from '@/domain/cards/new-card'
import { failure, success, type Result } from '@/domain/shared/result'
import type { CardToUpdate, CardUpdateGateway } from '@/application/cards/card-update.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import type { HttpClient } from './http-client'
import { toGatewayFailure } from './http-failure'

export class HttpCardUpdateGateway implements CardUpdateGateway {
  constructor(private readonly client: HttpClient) {}

  async cardToUpdate(link: string): Promise<Result<CardToUpdate, GatewayFailure>> {
    const answer = await this.client.send(
      'card-update.findCardToUpdate',
      cardUpdateContract.findCardToUpdate,
      { path: { data: link } },
    )
    if (!answer.ok) return failure(toGatewayFailure(answer.failure))
    const { names, lastName, debitCardNumber } = answer.value
    return success({
      holderName: `${names} ${lastName}`.trim(),
      lastDigits: debitCardNumber.replaceAll(/\D/g, '').slice(-4),
    })
  }

  async update(link: string, card: NewCard): Promise<Result<void, GatewayFailure>> {
    const answer = await this.client.send('card-update.updateCard', cardUpdateContract.updateCard, {
      path: { id: link },
      body: {
        dni: card.dni,
        debitCardNumber: card.number,
        month: card.expiryMonth,
        year: card.expiryYear,
        ccv: card.securityCode,
      },
    })
    return answer.ok ? success() : failure(toGatewayFailure(answer.failure))
  }
}
