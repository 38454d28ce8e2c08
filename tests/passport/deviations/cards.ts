import { apiContracts } from '@/adapters/contract/contracts'
import {
  type JsonObject,
  type PlantedDeviation,
  createAnswerDeviation,
  createAnswerBodyDeviation,
  isRequestOfApiCall,
  createJsonAnswer,
  createNewKeyOnRepeatDeviation,
  createChangedRefusalDeviation,
  createRequestDeviation,
} from './planting'

const { cards, payments } = apiContracts

/** Deviations from the API contract in the requests and answers for adding and replacing cards. */
export const plantedCardDeviations: readonly PlantedDeviation[] = [
  {
    name: 'a second card under the same key',
    checkName: 'TARJETA-1',
    createDeviation: () => {
      const copies: JsonObject[] = []
      let times = 0
      return async (asked, forward) => {
        if (isRequestOfApiCall(cards.addCard, asked)) times += 1
        const answered = await forward(asked)
        if (!isRequestOfApiCall(cards.listCards, asked) || times < 2) return answered
        const list = JSON.parse(new TextDecoder().decode(answered.body)) as readonly JsonObject[]
        if (copies.length === 0) copies.push({ ...list.at(-1), cardId: 'otra', token: 'tk-otra' })
        return createJsonAnswer(200, [...list, ...copies])
      }
    },
  },
  {
    name: 'a card that pays nothing',
    checkName: 'TARJETA-1',
    createDeviation: createAnswerBodyDeviation(cards.listLinkedLoans, () => []),
  },
  {
    name: 'a card that its key does not find',
    checkName: 'TARJETA-1',
    createDeviation: () => {
      const added = new Set<string>()
      return async (asked, forward) => {
        if (isRequestOfApiCall(cards.addCard, asked)) added.add(asked.headers.get('Idempotency-Key') ?? '')
        const isForgotten =
          isRequestOfApiCall(payments.paymentStatus, asked) && added.has(asked.path.split('=')[1] ?? '')
        return isForgotten ? createJsonAnswer(200, { status: 'NOT_FOUND' }) : forward(asked)
      }
    },
  },
  {
    name: 'an expired card is added',
    nameInScenarios: 'guarda una tarjeta vencida',
    checkName: 'TARJETA-2',
    createDeviation: createRequestDeviation(cards.addCard, (asked) => {
      const sent = JSON.parse(asked.body ?? '{}') as { readonly debitCardRequestDTO: JsonObject }
      const card = { ...sent.debitCardRequestDTO, expirationYear: '39' }
      asked.body = JSON.stringify({ ...sent, debitCardRequestDTO: card })
    }),
  },
  {
    name: 'an expired card without a code of cards',
    checkName: 'TARJETA-2',
    createDeviation: createChangedRefusalDeviation(
      cards.addCard,
      ({ status }) => status === 409,
      (json) => ({ ...json, code: 'BAD_REQUEST' }),
    ),
  },
  {
    name: 'a replacement under the same key is another',
    checkName: 'TARJETA-3',
    createDeviation: createNewKeyOnRepeatDeviation(cards.replaceByExisting),
  },
  {
    name: 'a replaced card that keeps its loans',
    checkName: 'TARJETA-3',
    createDeviation: createRequestDeviation(cards.replaceByExisting, (asked) => {
      asked.path = asked.path.replace(/replace-card\/[^/]+\/with\/(.+)$/, 'replace-card/$1/with/$1')
    }),
  },
  {
    name: 'a replacement that is refused with other digits',
    checkName: 'TARJETA-4',
    createDeviation: () => {
      let first: string | undefined
      return async (asked, forward) => {
        if (!isRequestOfApiCall(cards.replaceByNew, asked)) return forward(asked)
        first ??= asked.body
        return first === asked.body
          ? forward(asked)
          : createJsonAnswer(409, { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Ya se usó.' })
      }
    },
  },
  {
    name: 'a new card for which the old one stays',
    checkName: 'TARJETA-4',
    createDeviation: createAnswerDeviation((answered) => {
      answered.status = 500
    }, cards.replaceByNew),
  },
]
