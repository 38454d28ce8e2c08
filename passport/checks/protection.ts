import { contracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Answer } from '#passport/exchange'
import { field, needed, type Lab } from '#passport/lab'
import { fail, found, isNotOffered, notApplicable, type Outcome } from '#passport/outcome'

const { protection } = contracts

/** What protects an account whose phone or password is in other hands. Source: ACC-38. */
export const protectionChecks: readonly Check[] = [
  {
    requirement: 'PROTEGER-1',
    writes: 'un aviso fallido de celular perdido de quien está al día, y un ingreso bueno después',
    run: oneAnswer,
  },
]

/** Nobody's DNI and a wrong password get the same answer, byte for byte. */
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
  const body = { dni, password: 'no-es-la-contraseña-1' }
  const { answer } = await lab.transport.send({ call: protection.reportLostPhone, body })
  return answer
}

function typeOf({ headers }: Answer): string {
  return headers.get('Content-Type') ?? ''
}
