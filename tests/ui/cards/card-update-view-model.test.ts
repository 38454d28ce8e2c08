import { beforeEach, describe, expect, it } from 'vitest'
import { UpdateCard } from '@/application/cards/update-card'
import { failure, success, type Result } from '@/domain/shared/result'
import type { NewCard } from '@/domain/cards/new-card'
import type { CardToUpdate, CardUpdateGateway, FindCardFailure } from '@/application/cards/card-update.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { CardFormModel } from '@/ui/cards/card-form-model'
import { CardUpdateViewModel, type CardUpdateState } from '@/ui/cards/card-update-view-model'
import {
  createPendingRequest,
  createAsyncState,
  waitUntilStateLoaded,
} from '#tests/support/async-state-builders'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'

type GatewayAnswer<Value, Failure = GatewayFailure> = Result<Value, Failure> | Promise<Result<Value, Failure>>

const martasCard = { holderName: 'Marta Giménez', lastDigits: '4821' }

class MemoryCardUpdateGateway implements CardUpdateGateway {
  cardAnswer: GatewayAnswer<CardToUpdate, FindCardFailure> = success(martasCard)
  updateAnswer: GatewayAnswer<void> = success()
  readonly receivedCalls: string[] = []
  readonly sentCards: NewCard[] = []

  async cardToUpdate(link: string) {
    this.receivedCalls.push(link)
    return this.cardAnswer
  }

  async updateCard(link: string, card: NewCard) {
    this.receivedCalls.push(`update ${link}`)
    this.sentCards.push(card)
    return this.updateAnswer
  }
}

let gateway: MemoryCardUpdateGateway

beforeEach(() => {
  gateway = new MemoryCardUpdateGateway()
})

async function openCardUpdate(address = '/actualizar-td?data=marta') {
  const clock = new ManualClock()
  const model = new CardUpdateViewModel(
    new UpdateCard(gateway),
    new MemoryNavigation(address),
    new CardFormModel(clock),
    createAsyncState(clock),
    createPendingRequest(clock),
  )
  const leave = model.onMount()
  await new Promise((resolve) => setImmediate(resolve))
  return { model, leave }
}

function askingStateWithDigits(lastDigits: string): CardUpdateState {
  return { phase: 'asking', card: { ...martasCard, lastDigits }, errors: [] }
}

function typeCard(entry: CardFormModel): void {
  entry.enterCardNumber('4517650012344821')
  entry.enterHolder('Marta Giménez')
  entry.enterExpiry('1228')
  entry.enterSecurityCode('123')
  entry.enterDni('28.456.123')
}

describe('the card to update', () => {
  it.each(['/actualizar-td', '/actualizar-td?data='])(
    'is not requested without a link, at %s',
    async (address) => {
      expect((await openCardUpdate(address)).model.asyncState.state).toEqual({ phase: 'no-link' })
      expect(gateway.receivedCalls).toEqual([])
    },
  )
})

describe('the replacement card of a link', () => {
  it('is sent, and the portal stores nothing of it', async () => {
    const { model } = await openCardUpdate()
    typeCard(model.cardForm)
    await model.submit()
    expect(gateway.sentCards).toEqual([
      {
        number: '4517650012344821',
        holder: 'Marta Giménez',
        expiryMonth: '12',
        expiryYear: '28',
        securityCode: '123',
        dni: '28456123',
      },
    ])
    expect(model.asyncState.state).toEqual({
      phase: 'updated',
      newCard: { brand: 'visa', lastDigits: '4821' },
    })
    const { number, holder, expiry, securityCode, dni } = model.cardForm.card
    expect([number, holder, expiry, securityCode, dni]).toEqual(['', '', '', '', ''])
  })

  it('loses its number and code as soon as it is sent', async () => {
    const pending = new ManuallyResolvedAnswer<Result<void, GatewayFailure>>()
    gateway.updateAnswer = pending.promise
    const { model } = await openCardUpdate()
    typeCard(model.cardForm)
    const sending = model.submit()
    expect(model.asyncState.state.phase).toBe('updating')
    expect([model.cardForm.card.number, model.cardForm.card.securityCode]).toEqual(['', ''])
    pending.resolveWith(success())
    await sending
  })

  it('is sent once when the customer presses twice', async () => {
    const { model } = await openCardUpdate()
    typeCard(model.cardForm)
    await Promise.all([model.submit(), model.submit()])
    expect(gateway.sentCards).toHaveLength(1)
  })

  it.each<[string, string, CardUpdateState]>([
    [
      'is the one by now: it was updated',
      '4821',
      { phase: 'updated', newCard: { brand: 'visa', lastDigits: '4821' } },
    ],
    ['is still another one: it can be typed again', '0926', askingStateWithDigits('0926')],
  ])('that may have replaced the old card is looked for, and %s', async (_, found, state) => {
    gateway.cardAnswer = success({ ...martasCard, lastDigits: '0926' })
    gateway.updateAnswer = failure({ kind: 'no-answer' })
    const { model } = await openCardUpdate()
    typeCard(model.cardForm)
    await model.submit()
    gateway.cardAnswer = success({ ...martasCard, lastDigits: found })
    model.checkUpdateOutcome()
    await waitUntilStateLoaded(model.asyncState)
    expect(model.asyncState.state).toEqual(state)
    expect(gateway.receivedCalls).toEqual(['marta', 'update marta', 'marta'])
  })

  it('that ends in the same digits as the old card is not assumed to have replaced it', async () => {
    gateway.updateAnswer = failure({ kind: 'no-answer' })
    const { model } = await openCardUpdate()
    typeCard(model.cardForm)
    await model.submit()
    model.checkUpdateOutcome()
    await waitUntilStateLoaded(model.asyncState)
    expect(model.asyncState.state).toEqual(askingStateWithDigits('4821'))
  })

  it('is not said to have changed nothing when an earlier one may have replaced the old card', async () => {
    gateway.cardAnswer = success({ ...martasCard, lastDigits: '0926' })
    gateway.updateAnswer = failure({ kind: 'no-answer' })
    const { model } = await openCardUpdate()
    typeCard(model.cardForm)
    await model.submit()
    model.showCardFormAgain()
    gateway.updateAnswer = failure({ kind: 'server-failure', tooManyRequests: {} })
    typeCard(model.cardForm)
    model.cardForm.enterCardNumber('4517650012341111')
    await model.submit()
    expect(model.asyncState.state).toEqual({
      phase: 'unsure',
      card: { ...martasCard, lastDigits: '0926' },
      newCard: { brand: 'visa', lastDigits: '4821' },
      message: 'Desde esta conexión se cargaron muchas tarjetas. Probá de nuevo en un rato.',
      reference: undefined,
    })
  })

  it('is forgotten when the customer leaves the screen', async () => {
    const { model, leave } = await openCardUpdate()
    typeCard(model.cardForm)
    leave()
    const { number, holder, expiry, securityCode, dni } = model.cardForm.card
    expect([number, holder, expiry, securityCode, dni]).toEqual(['', '', '', '', ''])
  })
})

describe('an answer that arrives after the customer left', () => {
  it('about the card to update shows nothing', async () => {
    const pending = new ManuallyResolvedAnswer<Result<CardToUpdate, GatewayFailure>>()
    gateway.cardAnswer = pending.promise
    const { model, leave } = await openCardUpdate()
    leave()
    pending.resolveWith(success(martasCard))
    await new Promise((resolve) => setImmediate(resolve))
    expect(model.asyncState.state).toEqual({ phase: 'loading' })
  })

  it('about the new card shows nothing', async () => {
    const pending = new ManuallyResolvedAnswer<Result<void, GatewayFailure>>()
    gateway.updateAnswer = pending.promise
    const { model, leave } = await openCardUpdate()
    typeCard(model.cardForm)
    const sending = model.submit()
    leave()
    pending.resolveWith(success())
    await sending
    expect(model.asyncState.state).toEqual({ phase: 'updating', card: martasCard })
  })
})

describe('a card while the customer types it', () => {
  it('loses its number and code when the browser stores the page', () => {
    const entry = new CardFormModel(new ManualClock())
    typeCard(entry)
    entry.forgetSecrets()
    expect([entry.card.number, entry.card.securityCode, entry.card.expiry]).toEqual(['', '', '12/28'])
  })
})
