import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import { field, text, type Lab } from '#passport/lab'
import { fail, found, pass, type Outcome } from '#passport/outcome'
import { parametersOf, readings, saysNotOffered, type Reading } from '#passport/readings'

const { access, session } = apiContracts

const ofSession = readings.filter(({ call }) => call.access === 'session')

/** Checks of login, of tokens, and of data that only its owner may read. */
export const sessionChecks: readonly Check[] = [
  { requirement: 'SESION-1', run: signsInAsAsked },
  {
    requirement: 'ERROR-3',
    writes: 'un ingreso fallido de quien está al día, y uno bueno después',
    run: wrongPassword,
  },
  { requirement: 'SESION-2', run: async (lab) => refusesAll(lab, undefined) },
  { requirement: 'SESION-3', run: async (lab) => refusesAll(lab, 'no-es-un-token') },
  { requirement: 'SESION-4', run: renewal },
  { requirement: 'SESION-5', run: twoTabs },
  { requirement: 'SESION-6', run: afterLeaving },
  { requirement: 'GUARDAR-2', run: clearsCache },
  { requirement: 'AJENO-1', run: someoneElses },
]

async function signsInAsAsked(lab: Lab): Promise<Outcome> {
  const asked = lab.profile.customers.owing?.taxId
  const { taxId } = await lab.signIn('owing')
  return found(taxId === asked ? [] : [`Se ingresó como ${taxId}.`])
}

async function wrongPassword(lab: Lab): Promise<Outcome> {
  const { taxId } = await lab.signedIn('upToDate')
  const { answer } = await lab.transport.send({
    call: access.logInWithPassword,
    path: { customerTaxId: taxId },
    query: { isAuthFromApp: 'false' },
    body: { password: 'no-es-la-contraseña-1' },
  })
  await lab.signIn('upToDate')
  const code = String(field(answer?.json, 'code'))
  return found(
    code === 'LOGIN_INVALID_USER_OR_PASSWORD'
      ? []
      : [`Respondió ${answer?.status ?? 'nada'} con code ${code}.`],
  )
}

/**
 * The answer of each session call to a caller without a session; a call that the lender does not offer may
 * say so.
 */
async function refusesAll(lab: Lab, token: string | undefined): Promise<Outcome> {
  const wrong: string[] = []
  for (const reading of ofSession) {
    const parameters = await parametersOf(lab, reading)
    if (parameters === 'not-offered') continue
    const { call } = reading
    const { answer } = await lab.transport.send({
      call,
      ...parameters,
      ...(token === undefined ? {} : { token }),
    })
    if (answer?.status !== 401 && !saysNotOffered(reading, answer?.status))
      wrong.push(`${call.name} respondió ${answer?.status ?? 'nada'}.`)
  }
  return found(wrong)
}

export async function renewed(
  lab: Lab,
  { taxId, refreshToken }: { readonly taxId: string; readonly refreshToken: string },
) {
  const { answer } = await lab.transport.send({
    call: session.refreshToken,
    path: { customerTaxId: taxId },
    body: { refreshToken },
  })
  return {
    status: answer?.status,
    code: field(answer?.json, 'code'),
    token: text(field(answer?.json, 'accessToken')),
  }
}

export async function isLetIn(lab: Lab, token: string): Promise<boolean> {
  const { answer } = await lab.transport.send({ call: session.validateSession, token })
  return answer !== undefined && answer.status < 300
}

async function renewal(lab: Lab): Promise<Outcome> {
  const { status, token } = await renewed(lab, await lab.signIn('owing'))
  if (token === undefined) return fail(`Renovar respondió ${status ?? 'nada'}, sin accessToken.`)
  return (await isLetIn(lab, token)) ? pass : fail('El token renovado no vale.')
}

async function twoTabs(lab: Lab): Promise<Outcome> {
  const signedIn = await lab.signIn('owing')
  const tabs = await Promise.all([renewed(lab, signedIn), renewed(lab, signedIn)])
  const later = await renewed(lab, signedIn)
  const tokens = [...tabs, later].map(({ token }) => token)
  const wrong = await Promise.all(
    tokens.map(async (token, index) => {
      if (token === undefined) return [`La renovación ${index + 1} no dio un token.`]
      return (await isLetIn(lab, token)) ? [] : [`El token de la renovación ${index + 1} no vale.`]
    }),
  )
  return found(wrong.flat())
}

async function afterLeaving(lab: Lab): Promise<Outcome> {
  const signedIn = await lab.signIn('owing')
  await lab.transport.send({ call: session.logOut, body: { refreshToken: signedIn.refreshToken } })
  const { status } = await renewed(lab, signedIn)
  return found(
    status === 401 || status === 403 ? [] : [`Renovar respondió ${status ?? 'nada'}; se esperaba 401 o 403.`],
  )
}

async function clearsCache(lab: Lab): Promise<Outcome> {
  const { refreshToken } = await lab.signIn('owing')
  const { answer } = await lab.transport.send({ call: session.logOut, body: { refreshToken } })
  const cleared = answer?.headers.get('Clear-Site-Data') ?? 'ninguno'
  return found(cleared === '"cache"' ? [] : [`Clear-Site-Data es ${cleared}.`])
}

/** Each reading by its parameters, with another customer's session. */
async function someoneElses(lab: Lab): Promise<Outcome> {
  const wrong: string[] = []
  for (const reading of ofSession.filter(namesOwner)) {
    const stranger = reading.role === 'upToDate' ? 'owing' : 'upToDate'
    const parameters = await parametersOf(lab, reading)
    if (parameters === 'not-offered') continue
    const { answer } = await lab.as(stranger, { call: reading.call, ...parameters })
    if (answer === undefined || answer.status < 400)
      wrong.push(`${reading.call.name} respondió ${answer?.status ?? 'nada'}.`)
  }
  return found(wrong)
}

function namesOwner({ call }: Reading): boolean {
  return call.objectAccess.whose === 'own' && call.path.includes('{')
}
