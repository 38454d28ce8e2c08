import { apiContracts } from '@/adapters/contract/contracts'
import type { ApiCall } from '@/adapters/contract/call'
import type { Check } from '#passport/check'
import type { Answer } from '#passport/exchange'
import { field, listOf, needed, text, type Lab, type SignedIn } from '#passport/lab'
import { isNotOfferedAtAll } from '#passport/readings'
import { isLetIn, renewed } from './sessions'
import { CouldNotRun, fail, found, isNotOffered, notApplicable, type Outcome } from '#passport/outcome'

const { passwords, protection, session } = apiContracts

const heldAfterwards =
  'de quien se puede proteger (guarded): queda con los cambios en pausa hasta que lo liberes'

/**
 * Checks of what protects an account if another person knows its password or has its phone. Source:
 * ACC-38 to ACC-41.
 */
export const protectionChecks: readonly Check[] = [
  {
    requirement: 'PROTEGER-1',
    writes: 'un aviso fallido de celular perdido de quien está al día, y un ingreso bueno después',
    run: oneAnswer,
  },
  {
    requirement: 'PROTEGER-2',
    writes: 'el cierre de una sesión abierta por la prueba de quien está al día, y un intento fallido antes',
    run: endsOneSession,
  },
  {
    requirement: 'PROTEGER-3',
    writes: `que no se reconoce un cambio de la cuenta ${heldAfterwards}`,
    run: async (lab) => withGuarded(lab, protection.disownChange, disownsChange),
  },
  {
    requirement: 'PROTEGER-4',
    writes: `el aviso de celular perdido ${heldAfterwards}`,
    run: async (lab) => withGuarded(lab, protection.reportLostPhone, endsEverySession),
  },
  {
    requirement: 'PROTEGER-5',
    writes: `el aviso de celular perdido, y después un cambio de la contraseña por la misma, ${heldAfterwards}`,
    run: async (lab) => withGuarded(lab, protection.reportLostPhone, holdsChangesBack),
  },
]

/** An unknown DNI and a wrong password get the same answer, byte for byte. */
async function oneAnswer(lab: Lab): Promise<Outcome> {
  const someone = needed(lab.profile.customers.upToDate, 'El perfil no dice quién es upToDate.')
  await lab.signedIn('upToDate')
  const nobodys = await reported(lab, lab.profile.nobodysDni)
  if (isNotOffered(nobodys?.status)) return notApplicable('No toma avisos de celular perdido.')
  const wrong = await reported(lab, someone.dni)
  // A good login ends the count of wrong passwords.
  await lab.signIn('upToDate')
  if (!nobodys || !wrong) return fail('No hubo respuesta.')
  const code = String(field(wrong.json, 'code'))
  return found([
    ...(code === 'LOST_PHONE_NOT_PROVED' ? [] : [`Respondió ${wrong.status} con code ${code}.`]),
    ...(nobodys.status === wrong.status
      ? []
      : [`De un DNI de nadie respondió ${nobodys.status}, y de uno que existe ${wrong.status}.`]),
    ...(typeOf(nobodys) === typeOf(wrong) ? [] : ['El Content-Type no es el mismo.']),
    ...(Buffer.from(nobodys.bytes).equals(wrong.bytes)
      ? []
      : ['Lo que se responde de un DNI de nadie y de uno que existe no es igual, byte por byte.']),
  ])
}

async function reported(lab: Lab, dni: string): Promise<Answer | undefined> {
  const body = { dni, password: wrongPassword }
  const { answer } = await lab.transport.send({ call: protection.reportLostPhone, body })
  return answer
}

function typeOf({ headers }: Answer): string {
  return headers.get('Content-Type') ?? ''
}

const wrongPassword = 'no-es-la-contraseña-1'

/** One session is ended, and no other; an open session alone ends none. Source: ACC-39. */
async function endsOneSession(lab: Lab): Promise<Outcome> {
  const asking = await lab.signIn('upToDate')
  const other = await lab.signIn('upToDate')
  const { status } = await devicesOf(lab, asking)
  if (isNotOffered(status)) return notApplicable('No dice en qué dispositivos se ingresó.')
  const [asks, ends] = [await devicesOf(lab, asking), await devicesOf(lab, other)].map(
    ({ current }) => current,
  )
  if (asks === undefined || ends === undefined || asks === ends)
    return fail('La lista no dice con isCurrent cuál es la sesión que pregunta.')
  const refused = await end(lab, asking, { sessionId: ends, currentPass: wrongPassword })
  const code = String(field(refused?.json, 'code'))
  const isStillIn = await isOpen(lab, other)
  const currentPass = lab.profile.customers.upToDate?.password ?? ''
  const done = await end(lab, asking, { sessionId: ends, currentPass })
  return found([
    ...(code === 'PROOF_REFUSED' ? [] : [`Con otra contraseña respondió ${refused?.status ?? 'nada'}.`]),
    ...(isStillIn ? [] : ['Una contraseña equivocada cerró la sesión.']),
    ...(done !== undefined && done.status < 300 ? [] : [`Cerrar respondió ${done?.status ?? 'nada'}.`]),
    ...((await isOpen(lab, other)) ? ['La sesión que se cerró todavía se puede renovar.'] : []),
    ...((await isOpen(lab, asking)) ? [] : ['Se cerró también la sesión que lo pidió.']),
    ...((await devicesOf(lab, asking)).ids.includes(ends) ? ['La sesión cerrada sigue en la lista.'] : []),
  ])
}

async function devicesOf(lab: Lab, { taxId, accessToken: token }: SignedIn) {
  const { answer } = await lab.transport.send({ call: protection.listDevices, path: { taxId }, token })
  const sessions = listOf(field(answer?.json, 'sessions'))
  const current = sessions.filter((each) => field(each, 'isCurrent') === true)
  return {
    status: answer?.status,
    ids: sessions.map((each) => field(each, 'id')),
    current: current.length === 1 ? text(field(current[0], 'id')) : undefined,
  }
}

async function end(
  lab: Lab,
  { taxId, accessToken: token }: SignedIn,
  { sessionId, currentPass }: { readonly sessionId: string; readonly currentPass: string },
): Promise<Answer | undefined> {
  const body = { sessionId, proof: { currentPass } }
  const { answer } = await lab.transport.send({ call: protection.endSessions, path: { taxId }, body, token })
  return answer
}

async function isOpen(lab: Lab, signedIn: SignedIn): Promise<boolean> {
  return (await renewed(lab, signedIn)).token !== undefined
}

/** Runs what leaves the customer's changes held back; a lender that does not offer it needs no such customer. */
async function withGuarded(lab: Lab, call: ApiCall, run: (lab: Lab) => Promise<Outcome>): Promise<Outcome> {
  const isMissing = lab.profile.customers.guarded === undefined
  if (isMissing && (await isNotOfferedAtAll(lab, call))) return notApplicable('No lo ofrece.')
  return run(lab)
}

/** The other sessions end, this one stays, and changes are held back. Source: ACC-41. */
async function disownsChange(lab: Lab): Promise<Outcome> {
  const asking = await lab.signIn('guarded')
  const other = await lab.signIn('guarded')
  const { answer } = await lab.transport.send({
    call: protection.disownChange,
    path: { taxId: asking.taxId },
    body: { change: 'PHONE' },
    token: asking.accessToken,
  })
  if (isNotOffered(answer?.status)) return notApplicable('No se puede decir que un cambio no es propio.')
  return found([
    ...(answer !== undefined && answer.status < 300 ? [] : [`Respondió ${answer?.status ?? 'nada'}.`]),
    ...((await isOpen(lab, other)) ? ['Otra sesión todavía se puede renovar.'] : []),
    ...((await isLetIn(lab, asking.accessToken)) ? [] : ['Se cerró también la sesión que lo pidió.']),
    ...((await waitsOf(lab, asking)).length > 0 ? [] : ['El estado de cuenta no dice qué cambios esperan.']),
  ])
}

/** Every session ends, also if it is reported again. Source: ACC-38. */
async function endsEverySession(lab: Lab): Promise<Outcome> {
  const earlier = [await lab.signIn('guarded'), await lab.signIn('guarded')]
  const first = await lostPhone(lab)
  if (first === 'not-offered') return notApplicable('No toma avisos de celular perdido.')
  const open: boolean[] = []
  for (const each of earlier) open.push(await isOpen(lab, each))
  const again = await lostPhone(lab)
  return found([
    ...(open.includes(true) ? ['Una sesión de antes todavía se puede renovar.'] : []),
    ...(first === 200 && again === 200
      ? []
      : [`Respondió ${String(first)} y, al repetirlo, ${String(again)}; se esperaba 200.`]),
  ])
}

/** Blocked changes are listed, and refused. Source: ACC-40. */
async function holdsChangesBack(lab: Lab): Promise<Outcome> {
  const status = await lostPhone(lab)
  if (status === 'not-offered') return notApplicable('No toma avisos de celular perdido.')
  if (status !== 200) throw new CouldNotRun(`El aviso de celular perdido respondió ${String(status)}.`)
  const signedIn = await lab.signIn('guarded')
  const waits = await waitsOf(lab, signedIn)
  if (waits.length === 0) return fail('El estado de cuenta no dice qué cambios esperan.')
  if (!waits.includes('PASSWORD')) return notApplicable('No retiene el cambio de la contraseña.')
  // The same password, so that nothing changes if the lender does not block the change.
  const password = lab.profile.customers.guarded?.password ?? ''
  const { answer } = await lab.transport.send({
    call: passwords.setPassword,
    body: { newPass: password, currentPass: password },
    token: signedIn.accessToken,
  })
  const code = String(field(answer?.json, 'code'))
  return found(
    answer?.status === 409 && code === 'OPERATION_HELD_BACK'
      ? []
      : [`Un cambio que espera respondió ${answer?.status ?? 'nada'} con code ${code}.`],
  )
}

async function lostPhone(lab: Lab): Promise<number | 'not-offered' | undefined> {
  const guarded = needed(lab.profile.customers.guarded, 'El perfil no dice quién es guarded.')
  const body = { dni: guarded.dni, password: guarded.password }
  const { answer } = await lab.transport.send({ call: protection.reportLostPhone, body })
  return isNotOffered(answer?.status) ? 'not-offered' : answer?.status
}

async function waitsOf(lab: Lab, { taxId, accessToken: token }: SignedIn): Promise<readonly unknown[]> {
  const { answer } = await lab.transport.send({ call: session.accountStatus, path: { taxId }, token })
  return listOf(field(field(answer?.json, 'restriction'), 'waits'))
}
