import { signCertificateClaims } from '@/adapters/fake/documents/certificate-signing'
import { addresses } from '@/ui/addresses'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { certificateVerificationTexts as texts } from '@/ui/texts/verification.texts'
import { failStep } from '#features/support/assert'
import type { Page } from '#features/support/page'
import { readPathInQrCode } from '#features/support/qr-code-on-screen'

type CertificateClaims = Readonly<Record<string, unknown>>

/** Functions that forge the text of a certificate, by the names that scenarios use for the forgeries. */
const forgeryFunctionsByName: Readonly<Record<string, (text: string) => string | Promise<string>>> = {
  'una letra cambiada': (text) =>
    text.replace(/(.{12})$/, (end) => (end.startsWith('A') ? 'B' : 'A') + end.slice(1)),
  'otro nombre': (text) => withChangedClaims(text, { name: 'Otra Persona' }),
  'la firma borrada': (text) => withChangedHeader(text, { alg: 'none' }).replace(/\.[^.]*$/, '.'),
  'la mitad borrada': (text) => text.slice(0, text.length / 2),
  'la clave de otro': (text) => withChangedHeader(text, { kid: 'otra' }),
  'la firma de otra cosa': (text) => withChangedHeader(text, { typ: 'JWT' }),
  'fecha de mañana': (text) => signChangedClaims(text, ({ iat }) => ({ iat: Number(iat) + 86_400 })),
  'la dirección de otro portal': (text) => signChangedClaims(text, () => ({ iss: 'https://otro.example' })),
  'un vencimiento que ya pasó': (text) =>
    signChangedClaims(text, ({ iat }) => ({ exp: Number(iat) - 86_400 })),
  'el DNI entero': (text) => signChangedClaims(text, () => ({ dni: '29336482' })),
  'miles de letras de más': (text) => `${text}${'A'.repeat(2000)}`,
  'algo que no se sabe comprobar': (text) => withChangedHeader(text, { crit: ['exp'] }),
  'validez desde mañana': (text) => signChangedClaims(text, ({ iat }) => ({ nbf: Number(iat) + 86_400 })),
  'cuatro minutos de más': (text) => signChangedClaims(text, ({ iat }) => ({ iat: Number(iat) + 240 })),
  'un vencimiento de hace cuatro minutos': (text) =>
    signChangedClaims(text, ({ iat }) => ({ exp: Number(iat) - 240 })),
  'ningún préstamo': (text) => signChangedClaims(text, () => ({ loans: [] })),
}

export class DebtFreeCertificateCheckTasks {
  constructor(private readonly page: Page) {}

  /** Opens the address in the certificate's QR code, as a person does who scans the code. */
  async openAddressInCertificateQrCode(): Promise<void> {
    await this.page.openAddress(await this.link())
  }

  async openForgedCertificateAddress(how: string): Promise<void> {
    const forge = forgeryFunctionsByName[how] ?? failStep(how, 'No such forgery')
    const [path, text = ''] = (await this.link()).split('#')
    await this.page.openAddress(`${path}#${await forge(text)}`)
  }

  /** Copies the certificate's link and pastes it on the verification page. */
  async copyAndPasteCertificateLink(): Promise<void> {
    await this.page.main.getByRole('button', { name: documentsTexts.debtFree.copyLink }).press()
    const link = await this.page.device.clipboardText()
    await this.page.openAddress(addresses.verification.path)
    await this.page.main.getByLabel(texts.start.link).fill(link)
  }

  /**
   * Returns the values stored on this device, and the page views reported to analytics, that contain the
   * certificate's signed text.
   */
  async findLeaksOfSignedText(): Promise<readonly string[]> {
    const { device } = this.page
    const stored = await Promise.all(
      (await device.localStorageKeys()).map((key) => device.localStorageValue(`portal.${key}`)),
    )
    const all = [...stored, ...(await device.tabStorageValues()), ...(await device.reportedPageViews())]
    return all.flatMap((each) => (each?.includes('eyJ') ? [each] : []))
  }

  private async link(): Promise<string> {
    await this.page.main.getByRole('img', { name: documentsTexts.debtFree.codeLabel }).waitToAppear()
    return readPathInQrCode(this.page)
  }
}

function withChangedClaims(text: string, change: CertificateClaims): string {
  const [header, claims = '', signature] = text.split('.')
  return `${header}.${encodeJwsPart({ ...decodeJwsPart(claims), ...change })}.${signature}`
}

function withChangedHeader(text: string, change: CertificateClaims): string {
  const [header = '', claims, signature] = text.split('.')
  return `${encodeJwsPart({ ...decodeJwsPart(header), ...change })}.${claims}.${signature}`
}

/**
 * Changes the claims (data) of a certificate and signs them with the lender's own key, so that only the
 * data are wrong.
 */
function signChangedClaims(
  text: string,
  change: (claims: CertificateClaims) => CertificateClaims,
): Promise<string> {
  const claims = decodeJwsPart(text.split('.')[1] ?? '')
  return signCertificateClaims({ ...claims, ...change(claims) })
}

function decodeJwsPart(part: string): CertificateClaims {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder().decode(bytes)) as CertificateClaims
}

function encodeJwsPart(part: CertificateClaims): string {
  const binary = Array.from(new TextEncoder().encode(JSON.stringify(part)), (byte) =>
    String.fromCharCode(byte),
  )
  return btoa(binary.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
