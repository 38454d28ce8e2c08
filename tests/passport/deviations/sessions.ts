import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import {
  createAnswerBodyDeviation,
  createAnswerDeviation,
  createJsonAnswer,
  createTokenRecordingDeviation,
  decodeJson,
  encodeJson,
  isRequestOfApiCall,
  type JsonObject,
  taxIdOfCustomerWithDebt,
} from './deviation-builders'

const { access, session, payments, home } = apiContracts

export const sessionDeviationCases: readonly DeviationCase[] = [
  {
    name: 'login returns another customer',
    checkName: 'SESION-1',
    createDeviation: createAnswerBodyDeviation(access.logInWithPassword, (each: JsonObject) => ({
      ...each,
      customerTaxId: '27284561231',
    })),
  },
  {
    name: 'a request without a session gets 403 instead of 401',
    checkName: 'SESION-2',
    createDeviation: createAnswerDeviation((answer) => {
      if (answer.status === 401) answer.status = 403
    }),
  },
  {
    name: 'one call works without a session',
    checkName: 'SESION-2',
    createDeviation: () => async (request, forward) =>
      isRequestOfApiCall(home.listNotifications, request) && !request.headers.has('Authorization')
        ? createJsonAnswer(200, [])
        : forward(request),
  },
  {
    name: 'a request with an invalid token gets 403 instead of 401',
    checkName: 'SESION-3',
    createDeviation: createAnswerDeviation((answer, { headers }) => {
      if (answer.status === 401 && headers.has('Authorization')) answer.status = 403
    }),
  },
  {
    name: 'the server accepts any access token',
    checkName: 'SESION-3',
    createDeviation: createTokenRecordingDeviation(async (request, forward, accessTokensByTaxId) => {
      if (request.headers.get('Authorization')?.includes('no-es-un-token'))
        request.headers.set(
          'Authorization',
          `Bearer ${accessTokensByTaxId.get(taxIdOfCustomerWithDebt) ?? ''}`,
        )
      return forward(request)
    }),
  },
  {
    name: 'a renewal returns no access token',
    checkName: 'SESION-4',
    createDeviation: createAnswerBodyDeviation(session.refreshToken, () => ({})),
  },
  {
    name: 'the renewed access token is invalid',
    checkName: 'SESION-4',
    createDeviation: createAnswerBodyDeviation(session.refreshToken, () => ({ accessToken: 'muerto' })),
  },
  {
    name: 'a refresh token can be used only once',
    checkName: 'SESION-5',
    createDeviation: () => {
      const usedTokens = new Set<string>()
      return async (request, forward) => {
        if (!isRequestOfApiCall(session.refreshToken, request)) return forward(request)
        const token = request.body ?? ''
        if (usedTokens.has(token))
          return createJsonAnswer(401, { code: 'REFRESH_TOKEN_REFUSED', message: 'Ya se usó.' })
        usedTokens.add(token)
        return forward(request)
      }
    },
  },
  {
    name: 'a renewal makes the access token of another tab invalid',
    checkName: 'SESION-5',
    createDeviation: () => {
      let lastAccessToken: string | undefined
      return async (request, forward) => {
        const token = request.headers.get('Authorization')
        if (
          isRequestOfApiCall(session.validateSession, request) &&
          lastAccessToken !== undefined &&
          token !== `Bearer ${lastAccessToken}`
        )
          return createJsonAnswer(401, { code: 'UNAUTHORIZED', message: 'No.' })
        const answer = await forward(request)
        if (isRequestOfApiCall(session.refreshToken, request) && answer.status < 300)
          lastAccessToken = (decodeJson(answer.body) as Record<string, string>)['accessToken']
        return answer
      }
    },
  },
  {
    name: 'a logout does not end the session',
    checkName: 'SESION-6',
    createDeviation: () => async (request, forward) =>
      isRequestOfApiCall(session.logOut, request)
        ? { ...createJsonAnswer(204, ''), body: new Uint8Array() }
        : forward(request),
  },
  {
    name: 'any customer can read the account status of another',
    nameInScenarios: 'deja leer la cuenta de otro cliente',
    checkName: 'AJENO-1',
    createDeviation: createAnswerDeviation((answer) => {
      if (answer.status === 403 || answer.status === 404) {
        answer.status = 200
        answer.body = encodeJson({ totalDebt: 1 })
      }
    }, session.accountStatus),
  },
  {
    name: 'any customer can read the payments of another',
    checkName: 'AJENO-1',
    createDeviation: createAnswerDeviation((answer) => {
      if (answer.status === 403 || answer.status === 404) {
        answer.status = 200
        answer.body = encodeJson([])
      }
    }, payments.listPayments),
  },
]
