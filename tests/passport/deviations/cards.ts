import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import {
  createAnswerBodyDeviation,
  createAnswerDeviation,
  createJsonAnswer,
  createMatchingAnswerDeviation,
  createNewKeyOnRepeatDeviation,
  createRequestDeviation,
  isRequestOfApiCall,
  type JsonObject,
} from './deviation-builders'

const { cards, payments } = apiContracts

/** Deviations in adding and replacing cards. */
export const cardDeviationCases: readonly DeviationCase[] = [
  {
    name: 'a repeated idempotency key adds a second card',
    checkName: 'TARJETA-1',
    createDeviation: () => {
      const copies: JsonObject[] = []
      let requestCount = 0
      return async (request, forward) => {
        if (isRequestOfApiCall(cards.addCard, request)) requestCount += 1
        const answer = await forward(request)
        if (!isRequestOfApiCall(cards.listCards, request) || requestCount < 2) return answer
        const list = JSON.parse(new TextDecoder().decode(answer.body)) as readonly JsonObject[]
        if (copies.length === 0) copies.push({ ...list.at(-1), cardId: 'otra', token: 'tk-otra' })
        return createJsonAnswer(200, [...list, ...copies])
      }
    },
  },
  {
    name: 'the added card pays no loan',
    checkName: 'TARJETA-1',
    createDeviation: createAnswerBodyDeviation(cards.listLinkedLoans, () => []),
  },
  {
    name: 'the status of an added card is NOT_FOUND',
    checkName: 'TARJETA-1',
    createDeviation: () => {
      const addedKeys = new Set<string>()
      return async (request, forward) => {
        if (isRequestOfApiCall(cards.addCard, request))
          addedKeys.add(request.headers.get('Idempotency-Key') ?? '')
        const isForgotten =
          isRequestOfApiCall(payments.paymentStatus, request) &&
          addedKeys.has(request.path.split('=')[1] ?? '')
        return isForgotten ? createJsonAnswer(200, { status: 'NOT_FOUND' }) : forward(request)
      }
    },
  },
  {
    name: 'an expired card is added',
    nameInScenarios: 'guarda una tarjeta vencida',
    checkName: 'TARJETA-2',
    createDeviation: createRequestDeviation(cards.addCard, (request) => {
      const sentBody = JSON.parse(request.body ?? '{}') as { readonly debitCardRequestDTO: JsonObject }
      const card = { ...sentBody.debitCardRequestDTO, expirationYear: '39' }
      request.body = JSON.stringify({ ...sentBody, debitCardRequestDTO: card })
    }),
  },
  {
    name: 'an expired card is refused with an error code that is not about cards',
    checkName: 'TARJETA-2',
    createDeviation: createMatchingAnswerDeviation(
      cards.addCard,
      ({ status }) => status === 409,
      (json) => ({ ...json, code: 'BAD_REQUEST' }),
    ),
  },
  {
    name: 'a repeated idempotency key replaces the card again',
    checkName: 'TARJETA-3',
    createDeviation: createNewKeyOnRepeatDeviation(cards.replaceByExisting),
  },
  {
    name: 'the replaced card still pays its loans',
    checkName: 'TARJETA-3',
    createDeviation: createRequestDeviation(cards.replaceByExisting, (request) => {
      request.path = request.path.replace(/replace-card\/[^/]+\/with\/(.+)$/, 'replace-card/$1/with/$1')
    }),
  },
  {
    name: 'a repeated idempotency key is refused because the card number is different',
    checkName: 'TARJETA-4',
    createDeviation: () => {
      let firstBody: string | undefined
      return async (request, forward) => {
        if (!isRequestOfApiCall(cards.replaceByNew, request)) return forward(request)
        firstBody ??= request.body
        return firstBody === request.body
          ? forward(request)
          : createJsonAnswer(409, { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Ya se usó.' })
      }
    },
  },
  {
    name: 'the replacement by a new card gets a 500',
    checkName: 'TARJETA-4',
    createDeviation: createAnswerDeviation((answer) => {
      answer.status = 500
    }, cards.replaceByNew),
  },
]
