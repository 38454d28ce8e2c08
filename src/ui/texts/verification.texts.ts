import type { CertificateVerificationFailure } from '@/application/documents/verify-certificate'
import type {
  CertificateStatus,
  CertificateStatusFailure,
} from '@/application/documents/customer-document-queries.port'
import { gatewayFailureText } from './failures.texts'

/** Texts of the page on which anybody verifies a debt-free certificate. Source: DOC-04. */
export const certificateVerificationTexts = {
  start: {
    title: 'Verificar un libre deuda',
    lead: 'Escaneá con la cámara el código del certificado: se abre acá.',
    link: 'O pegá el enlace del código',
    linkRequired: 'Pegá el enlace que está en el código.',
    verify: 'Verificar',
  },
  verifying: 'Comprobando la firma del certificado',
  verified: {
    title: 'Libre deuda verificado',
    asOf: (day: string) => `Sin deuda al ${day}`,
    nothingLater: 'No dice nada de los días siguientes ni de otros préstamos.',
    issuer: 'Lo emitió',
    taxId: 'CUIT',
    name: 'A nombre de',
    dni: 'DNI terminado en',
    compare: 'para comparar con el documento',
    loans: (count: number) => (count === 1 ? 'Préstamo que certifica' : 'Préstamos que certifica'),
    issuedAt: 'Emitido el',
    number: 'Número del certificado',
    moment: (day: string, time: string) => `${day} a las ${time}`,
  },
  how: {
    title: 'Cómo lo comprobamos',
    unchanged: (issuer: string) =>
      `La firma es de ${issuer} y nadie cambió el certificado. Verificado no es lo mismo que firmado digitalmente (Ley 25.506).`,
    keys: (moment: string) =>
      `Comparamos la firma con la que publica quien lo emitió, consultada el ${moment}.`,
    storedKeys: (moment: string) =>
      `No pudimos consultar la firma que publica: usamos la que este dispositivo guardó el ${moment}.`,
  },
  address: {
    title: 'Fijate en la dirección',
    text: 'Una página falsa puede decir cualquier cosa. En tu navegador, arriba, y en el papel tiene que estar esta dirección:',
  },
  ask: {
    title: '¿Y hoy?',
    now: 'Preguntar ahora',
    lead: 'El certificado no cambia. Si te importa cómo está hoy, preguntale a quien lo emitió.',
  },
  refused: {
    title: 'No pudimos verificar este certificado',
    another: 'Verificar otro',
    retry: 'Probar de nuevo',
  },
} as const

/**
 * Returns the text that says why a debt-free certificate is not accepted, and what the visitor can do.
 * `brand` is the name of the lender that should have signed it.
 */
export function certificateRefusalText(refusal: CertificateVerificationFailure, brand: string): string {
  switch (refusal.kind) {
    case 'damaged':
      return 'El código está incompleto o no es de un certificado. Escanealo otra vez, de cerca y con buena luz.'
    case 'other-algorithm':
      return `El código no está firmado como firma ${brand}. No lo aceptes.`
    case 'other-kind':
      return 'El código no es de un libre deuda. No lo aceptes como si lo fuera.'
    case 'unknown-extension':
      return `El código pide algo que esta página no sabe comprobar. No lo aceptes sin preguntarle a ${brand}.`
    case 'altered':
      return `Alguien lo cambió, o no lo firmó ${brand}. No lo aceptes.`
    case 'unknown-key':
      return `La firma no es de ${brand}. No lo aceptes.`
    case 'keys-too-old':
      return 'Para comprobar esta firma hace falta internet. Conectate y probá de nuevo.'
    case 'ended-key':
      return `Ese día ${brand} ya no usaba esa firma. No lo aceptes.`
    case 'other-issuer':
      return 'No se emitió para esta página. Entrá a la dirección que dice el papel y verificalo ahí.'
    case 'incomplete':
      return `La firma es de ${brand}, pero al certificado le falta algo. No lo aceptes sin preguntarle.`
    case 'future':
      return 'Tiene una fecha que todavía no llegó. Fijate que este dispositivo tenga bien el día y la hora.'
    case 'expired':
      return 'El certificado venció. Pedí uno nuevo.'
    case 'cannot-verify':
      return 'Este navegador no puede comprobar firmas. Abrilo en otro dispositivo.'
    case 'not-offered':
      return `${brand} no firma sus certificados: acá no se pueden verificar.`
    case 'no-answer':
      return 'No pudimos consultar la firma de quien lo emitió. Conectate a internet y probá de nuevo.'
    case 'unreadable':
    case 'server-failure':
    case 'session-ended':
      return gatewayFailureText(refusal)
  }
}

/**
 * Returns the text that says what the lender currently answers about a debt-free certificate, and when
 * it answered.
 */
export function certificateStatusText(
  { status }: Pick<CertificateStatus, 'status'>,
  issuer: string,
  moment: string,
): string {
  switch (status) {
    case 'debt-free':
      return `El ${moment}, según ${issuer}, estos préstamos siguen sin deuda.`
    case 'withdrawn':
      return `El ${moment}, ${issuer} dice que retiró este certificado. No lo aceptes.`
  }
}

/**
 * Returns the text to show if the lender gave no status for the debt-free certificate: it issued no
 * certificate with that number (the reader should not accept it), it does not offer the check, or it did not
 * answer.
 */
export function certificateStatusFailureText(failure: CertificateStatusFailure, issuer: string): string {
  switch (failure.kind) {
    case 'never-issued':
      return `${issuer} dice que no emitió ningún certificado con ese número. No lo aceptes.`
    case 'not-offered':
      return `${issuer} no contesta esta pregunta por acá.`
    case 'no-answer':
    case 'unreadable':
    case 'server-failure':
    case 'session-ended':
      return gatewayFailureText(failure)
  }
}
