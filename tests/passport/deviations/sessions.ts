import { apiContracts } from '@/adapters/contract/contracts'
import {
  type JsonObject,
  type PlantedDeviation,
  createAnswerDeviation,
  createAnswerBodyDeviation,
  jsonBytes,
  isRequestOfApiCall,
  createJsonAnswer,
  parseJsonBytes,
  taxIdOfCustomerWithDebt,
  createTokenRecordingDeviation,
} from './planting'

const { access, session, payments, home } = apiContracts

export const plantedSessionDeviations: readonly PlantedDeviation[] = [
  {
    name: 'signs in as another customer',
    checkName: 'SESION-1',
    createDeviation: createAnswerBodyDeviation(access.logInWithPassword, (each: JsonObject) => ({
      ...each,
      customerTaxId: '27284561231',
    })),
  },
  {
    name: '403 without a session',
    checkName: 'SESION-2',
    createDeviation: createAnswerDeviation((answered) => {
      if (answered.status === 401) answered.status = 403
    }),
  },
  {
    name: 'one call is open to every caller',
    checkName: 'SESION-2',
    createDeviation: () => async (asked, forward) =>
      isRequestOfApiCall(home.listNotifications, asked) && !asked.headers.has('Authorization')
        ? createJsonAnswer(200, [])
        : forward(asked),
  },
  {
    name: '403 with a dead token',
    checkName: 'SESION-3',
    createDeviation: createAnswerDeviation((answered, { headers }) => {
      if (answered.status === 401 && headers.has('Authorization')) answered.status = 403
    }),
  },
  {
    name: 'any token is good',
    checkName: 'SESION-3',
    createDeviation: createTokenRecordingDeviation(async (asked, forward, tokens) => {
      if (asked.headers.get('Authorization')?.includes('no-es-un-token'))
        asked.headers.set('Authorization', `Bearer ${tokens.get(taxIdOfCustomerWithDebt) ?? ''}`)
      return forward(asked)
    }),
  },
  {
    name: 'renewal without a token',
    checkName: 'SESION-4',
    createDeviation: createAnswerBodyDeviation(session.refreshToken, () => ({})),
  },
  {
    name: 'a renewed token that is dead',
    checkName: 'SESION-4',
    createDeviation: createAnswerBodyDeviation(session.refreshToken, () => ({ accessToken: 'muerto' })),
  },
  {
    name: 'a refresh token that serves once',
    checkName: 'SESION-5',
    createDeviation: () => {
      const used = new Set<string>()
      return async (asked, forward) => {
        if (!isRequestOfApiCall(session.refreshToken, asked)) return forward(asked)
        const token = asked.body ?? ''
        if (used.has(token))
          return createJsonAnswer(401, { code: 'REFRESH_TOKEN_REFUSED', message: 'Ya se usó.' })
        used.add(token)
        return forward(asked)
      }
    },
  },
  {
    name: 'renewal ends the other tab',
    checkName: 'SESION-5',
    createDeviation: () => {
      let last: string | undefined
      return async (asked, forward) => {
        const token = asked.headers.get('Authorization')
        if (
          isRequestOfApiCall(session.validateSession, asked) &&
          last !== undefined &&
          token !== `Bearer ${last}`
        )
          return createJsonAnswer(401, { code: 'UNAUTHORIZED', message: 'No.' })
        const answered = await forward(asked)
        if (isRequestOfApiCall(session.refreshToken, asked) && answered.status < 300)
          last = (parseJsonBytes(answered.body) as Record<string, string>)['accessToken']
        return answered
      }
    },
  },
  {
    name: 'logging out ends nothing',
    checkName: 'SESION-6',
    createDeviation: () => async (asked, forward) =>
      isRequestOfApiCall(session.logOut, asked)
        ? { ...createJsonAnswer(204, ''), body: new Uint8Array() }
        : forward(asked),
  },
  {
    name: 'a charge is done before its 401',
    checkName: 'SESION-7',
    createDeviation: createTokenRecordingDeviation(async (asked, forward, tokens) => {
      const isDead =
        isRequestOfApiCall(payments.payWithSavedCard, asked) &&
        asked.headers.get('Authorization') === 'Bearer no-es-un-token'
      if (isDead) asked.headers.set('Authorization', `Bearer ${tokens.get(taxIdOfCustomerWithDebt) ?? ''}`)
      const answered = await forward(asked)
      return isDead ? createJsonAnswer(401, { code: 'UNAUTHORIZED', message: 'No.' }) : answered
    }),
  },
  {
    name: 'any caller reads an account status',
    nameInScenarios: 'deja leer la cuenta de otro cliente',
    checkName: 'AJENO-1',
    createDeviation: createAnswerDeviation((answered) => {
      if (answered.status === 403 || answered.status === 404) {
        answered.status = 200
        answered.body = jsonBytes({ totalDebt: 1 })
      }
    }, session.accountStatus),
  },
  {
    name: 'any caller reads a list of payments',
    checkName: 'AJENO-1',
    createDeviation: createAnswerDeviation((answered) => {
      if (answered.status === 403 || answered.status === 404) {
        answered.status = 200
        answered.body = jsonBytes([])
      }
    }, payments.listPayments),
  },
  {
    name: 'any caller pays any loan',
    checkName: 'AJENO-2',
    createDeviation: createTokenRecordingDeviation(async (asked, forward, tokens) => {
      if (isRequestOfApiCall(payments.payWithSavedCard, asked))
        asked.headers.set('Authorization', `Bearer ${tokens.get(taxIdOfCustomerWithDebt) ?? ''}`)
      return forward(asked)
    }),
  },
]
