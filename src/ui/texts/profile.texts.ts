import type { ChangeNoticeRecipient } from '@/domain/profile/change-notice'
import type { PhoneProblem } from '@/domain/profile/phone-problem'
import type { PostalAddress } from '@/domain/profile/postal-address'
import type { AddressProblem, ZipCodeProblem } from '@/domain/profile/postal-address-problems'
import type { EmailProblem } from '@/domain/shared/email-problem'
import type { ChangeAvatarFailure } from '@/application/profile/change-avatar'
import type { RefusedContactDetail } from '@/application/profile/profile.port'
import type { UploadProblem } from '@/domain/shared/upload'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import { gatewayFailureText } from './failures.texts'
import { basicComponentTexts } from './kit.texts'

export const profileTexts = {
  title: 'Mis datos',
  lead: 'Tu contacto, tu domicilio y cómo ingresás.',
  person: 'Quién sos',
  loading: 'Cargando tus datos',
  notLoaded: 'No pudimos cargar tus datos de contacto y tu domicilio',
  details: 'Tu contacto y tu domicilio',
  labels: {
    dni: 'DNI',
    taxId: 'CUIT',
    cellphone: 'Celular',
  },
  phone: {
    title: 'Cambiar mi celular',
    detail: 'Con una selfie y un código al número nuevo',
  },
  password: {
    title: 'Cambiar mi contraseña',
    detail: 'Después vas a ingresar de nuevo',
  },
  avatar: {
    label: 'Tu foto',
    change: 'Cambiar mi foto',
    add: 'Agregar una foto',
    title: 'Tu foto',
    lead: 'Una foto PNG o JPEG de hasta 10 MB. La recortamos en un cuadrado y le sacamos el lugar y la fecha antes de mandarla.',
    take: 'Con la cámara',
    takeAction: 'Sacarme una foto',
    choose: 'Desde tus archivos',
    chooseAction: 'Elegir una foto',
    opening: 'Abriendo la foto',
    notOpened: 'No pudimos abrir tu foto',
    preview: 'Así se va a ver tu foto',
    framingHint: 'Arrastrá la foto para acomodarla, o usá estos controles.',
    zoom: 'Acercar',
    across: 'Mover hacia los costados',
    down: 'Mover hacia arriba o abajo',
    another: 'Usar otra foto',
    saving: 'Guardando tu foto',
    saved: 'Guardamos tu foto',
    stillHere: 'La foto que elegiste sigue acá.',
  },
  save: 'Guardar',
  cancel: 'Cancelar',
  saving: 'Guardando tus cambios',
  takenUp: 'Seguís donde lo dejaste: esto todavía no está guardado.',
  stillHere: 'Lo que escribiste sigue acá.',
  contact: {
    title: 'Contacto',
    edit: 'Cambiar el contacto',
    formTitle: 'Cambiar el contacto',
    saved: 'Guardamos tus datos de contacto',
    unknown: 'Todavía no tenemos un teléfono ni un correo tuyos.',
    phone: 'Teléfono de contacto',
    phoneHint: 'Con el código de área. No es el celular donde recibís los códigos: ese se cambia aparte.',
    alternativePhone: 'Otro teléfono (opcional)',
    alternativePhoneLabel: 'Otro teléfono',
    email: 'Correo',
    emailHint: 'Por ejemplo, nombre@correo.com.ar',
  },
  address: {
    title: 'Domicilio',
    edit: 'Cambiar el domicilio',
    formTitle: 'Cambiar el domicilio',
    saved: 'Guardamos tu domicilio',
    unknown: 'Todavía no tenemos tu domicilio.',
    placeUnknown: 'No pudimos cargar este dato',
    state: 'Provincia',
    district: 'Partido o departamento',
    city: 'Localidad',
    street: 'Calle',
    streetAndNumber: 'Calle y número',
    number: 'Número',
    numberHint: 'Si no tiene, escribí S/N',
    floor: 'Piso (opcional)',
    apartment: 'Depto. (opcional)',
    zipCode: 'Código postal',
    zipCodeHint: 'Por ejemplo, 1900 o B1900ABC',
    loadingStates: 'Cargando las provincias',
    loadingPlaces: 'Cargando los partidos y las localidades',
    choiceHint: '(*) Hay que elegir una opción.',
    statesNotLoaded: 'No pudimos cargar las provincias',
    placesNotLoaded: 'No pudimos cargar los partidos y las localidades',
    required: {
      state: 'Elegí la provincia',
      district: 'Elegí el partido o departamento',
      city: 'Elegí la localidad',
      street: 'La calle es requerida',
      number: 'El número es requerido. Si no tiene, escribí S/N',
    },
  },
} as const

/**
 * Returns the text that says to whom the lender sends a notice when the customer saves the change.
 * Source: PRO-07.
 */
export function profileChangeWillBeNotifiedText(recipients: readonly ChangeNoticeRecipient[]): string {
  return `Por tu seguridad, cuando lo guardes le avisamos ${recipientsText(recipients)}.`
}

/**
 * Returns the text that is shown after a change of the profile was saved. It says to whom the lender has
 * sent a notice, if to anyone, and what to do if the customer did not make the change. Source: PRO-07.
 */
export function profileChangeNotifiedText(recipients: readonly ChangeNoticeRecipient[]): string {
  const notMine = 'Si no fuiste vos, escribinos por chat.'
  if (recipients.length === 0) return notMine
  return `Por tu seguridad, le avisamos del cambio ${recipientsText(recipients)}. ${notMine}`
}

/**
 * Returns a postal address in one line of text, such as `Diagonal 74 1528, piso 3, depto. B`. A floor
 * with a name, such as `Entrepiso` or `Fondo 2`, is written without `piso`.
 */
export function formatStreetAddress({ street, number, floor, apartment }: PostalAddress): string {
  return [
    `${street} ${number}`.trim(),
    /^\d/.test(floor) ? `piso ${floor}` : floor,
    /^[\dA-Z]{1,3}$/i.test(apartment) ? `depto. ${apartment}` : apartment,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

export function phoneProblemText(problem: PhoneProblem): string {
  switch (problem) {
    case 'required':
      return 'Escribí tu teléfono.'
    case 'too-short':
      return 'Al teléfono le faltan números: escribilo con el código de área'
    case 'too-long':
      return 'El teléfono tiene hasta 15 números'
  }
}

export function emailProblemText(problem: EmailProblem): string {
  switch (problem) {
    case 'required':
      return 'El correo es requerido'
    case 'not-valid':
      return 'El correo no está completo. Revisá que sea como nombre@correo.com.ar'
  }
}

export function postalAddressProblemText(problem: AddressProblem, required: string): string {
  switch (problem) {
    case 'required':
      return required
    case 'too-long':
      return 'Es demasiado largo: escribilo más corto'
  }
}

export function zipCodeProblemText(problem: ZipCodeProblem): string {
  switch (problem) {
    case 'required':
      return 'El código postal es requerido'
    case 'not-valid':
      return 'El código postal tiene 4 números, o una letra, 4 números y 3 letras'
  }
}

/**
 * Returns the text that says why the lender refused a contact detail, and the id of that detail's field.
 * Source: PRO-03.
 */
export function contactRefusalError({ kind }: RefusedContactDetail): {
  readonly fieldId: string
  readonly text: string
} {
  switch (kind) {
    case 'email-refused':
      return { fieldId: 'email', text: 'No podemos escribirte a ese correo. Revisalo o usá otro.' }
    case 'phone-refused':
      return { fieldId: 'phone', text: 'No podemos llamarte a ese teléfono. Revisalo o usá otro.' }
  }
}

/**
 * Returns the message for a customer whose changes of the profile were not saved, or possibly not.
 * Source: PRO-03.
 */
export function profileNotSavedMessage(failure: GatewayFailure): {
  readonly title: string
  readonly text: string
} {
  if (mayRequestHaveBeenDone(failure))
    return {
      title: 'No sabemos si se guardó',
      text: changeOutcomeUnknownText(failure, 'Guardarlo otra vez no cambia nada si ya estaba.'),
    }
  return { title: 'No pudimos guardar tus cambios', text: gatewayFailureText(failure) }
}

/** Returns the text that says why a file cannot be used as the customer's photo. Source: PRO-01, GEN-04. */
export function avatarFileProblemText(problem: UploadProblem | 'not-shown'): string {
  switch (problem) {
    case 'empty':
      return 'Esa foto está vacía. Elegí otra.'
    case 'too-large':
      return 'Esa foto pesa más de 10 MB. Elegí una más liviana o sacate otra.'
    case 'not-accepted':
      return 'Eso no es una foto PNG o JPEG, aunque su nombre lo diga. Elegí otra.'
    case 'unreadable':
    case 'not-shown':
      return 'No pudimos abrir esa foto. Elegí otra.'
  }
}

/** Returns the message about a photo of the customer that was not saved. Source: PRO-01, PRO-03. */
export function avatarFailureMessage(failure: ChangeAvatarFailure): {
  readonly tone: 'bad' | 'warn'
  readonly title: string
  readonly text: string
} {
  const refused = { tone: 'bad', title: 'No pudimos guardar tu foto' } as const
  if (failure.kind === 'picture-refused') return { ...refused, text: 'No podemos usar esa foto. Elegí otra.' }
  if (failure.kind === 'not-shown') return { ...refused, text: avatarFileProblemText('not-shown') }
  if (!mayRequestHaveBeenDone(failure)) return { ...refused, text: gatewayFailureText(failure) }
  return {
    tone: 'warn',
    title: 'No sabemos si se guardó tu foto',
    text: changeOutcomeUnknownText(failure, 'Guardarla otra vez no cambia nada si ya estaba.'),
  }
}

/**
 * Returns the text about a change whose outcome is unknown. It consists of the reason, the sentence
 * `consolation` (such as that saving again does no harm) and, if the answer could not be read, the support
 * code.
 */
function changeOutcomeUnknownText(failure: GatewayFailure, consolation: string): string {
  return failure.kind === 'unreadable'
    ? `No pudimos leer la respuesta. ${consolation} ${basicComponentTexts.reference(failure.reference)}`
    : `${gatewayFailureText(failure)} ${consolation}`
}

/**
 * Returns the recipients of a notice as part of a sentence, such as `a nombre@correo.com.ar y al 2214239876`.
 */
function recipientsText(recipients: readonly ChangeNoticeRecipient[]): string {
  return recipients.map(({ kind, address }) => `${kind === 'email' ? 'a' : 'al'} ${address}`).join(' y ')
}
