import type { CreditLinePurchaseObstacle } from '@/domain/qr-payment/purchase-obstacle'
import type { CameraUnavailableReason, NoQrCodeInPictureReason } from '@/application/qr-payment/camera.port'
import type { ReadShopQrCodeFailure } from '@/application/qr-payment/read-shop-code'
import { formatBriefMoney } from '@/ui/kit/format'
import { creditLineTexts } from './revolving-line.texts'

export const qrPaymentTexts = {
  title: 'Pagar con QR',
  loading: 'Buscando tu línea de crédito',
  toLine: 'Volver a mi línea',
  scanner: {
    lead: (limit: string) =>
      `Tenés ${limit} para usar. Pagá en el comercio y elegí en cuántas cuotas devolverlo.`,
    why: 'Para leer el QR del comercio necesitamos usar la cámara. Solo mira el código: no guarda ni manda fotos.',
    use: 'Usar la cámara',
    otherOptions: 'Otras formas de leer el QR',
    view: 'Lo que ve la cámara',
    label: 'Escanear el QR del comercio',
    asking: 'Tu navegador te va a preguntar si nos dejás usar la cámara. Elegí «Permitir».',
    hint: 'Apuntá al QR del comercio, adentro del marco.',
    reading: 'Leyendo el QR',
    readingOf: (name: string) => `Leyendo el QR de ${name}`,
    cancel: 'Cancelar',
    torchOn: 'Prender la linterna',
    torchOff: 'Apagar la linterna',
    noTorch: 'No pudimos usar la linterna.',
    otherLens: 'Usar la otra cámara',
    again: 'Escanear de nuevo',
    retry: 'Probar de nuevo',
    paused: 'Apagamos la cámara porque saliste de la pantalla.',
    picture: 'Una foto del QR',
    pictureHint: 'Una foto o una captura de pantalla en la que se vea el QR entero.',
    choosePicture: 'Elegir una foto',
    changePicture: 'Elegir otra foto',
    readingPicture: 'Buscando el QR en la foto',
    paste: 'El texto del QR',
    pasteHint: 'Si te lo mandaron por mensaje, copialo y pegalo entero. Empieza con 00.',
    read: 'Leer el texto',
    textRequired: 'Pegá el texto del QR.',
  },
  failedToRead: 'No pudimos consultar el QR',
} as const

interface QrPaymentMessage {
  readonly title: string
  readonly text: string
}

/**
 * Returns the texts that say why the customer cannot pay shops with their revolving credit line, and the
 * label of the link to what they can do. Source: QRP-03.
 */
export function purchaseObstacleTexts(
  obstacle: Exclude<CreditLinePurchaseObstacle, 'no-line'>,
): QrPaymentMessage & { readonly action: string } {
  switch (obstacle) {
    case 'not-up-to-date':
      return {
        title: 'Ponete al día para pagar con QR',
        text: 'Tenés cuotas vencidas. Cuando las pagues, vas a poder usar tu línea otra vez.',
        action: 'Pagar mis cuotas',
      }
    case 'campaign-offer':
      return {
        title: 'Tenés una oferta de línea de crédito',
        text: 'Mientras esté pendiente no podés pagar con QR. Mirala y decidí si la querés.',
        action: 'Ver la oferta',
      }
    case 'not-enabled':
      return {
        title: 'Tu línea no está habilitada',
        text: 'Por ahora no podés pagar con QR. Escribinos por chat si tenés dudas.',
        action: 'Ver mi línea',
      }
    case 'nothing-left':
      return {
        title: 'No te queda saldo en tu línea',
        text: 'Ya usaste todo el monto. A medida que pagues tus cuotas, vas a poder volver a usarlo.',
        action: 'Ver mi línea',
      }
  }
}

/**
 * Returns the message that says why the customer cannot pay shops with their revolving credit line, also if
 * they have none. Source: QRP-03.
 */
export function purchaseObstacleMessage(obstacle: CreditLinePurchaseObstacle): QrPaymentMessage {
  return obstacle === 'no-line' ? creditLineTexts.closed['not-activated'] : purchaseObstacleTexts(obstacle)
}

/**
 * Returns the message that says why the camera cannot be used. The message in an installed app differs from
 * the one in a browser, because the app has no address bar with the settings of the site. Source: QRP-01,
 * QRP-09.
 */
export function cameraProblemMessage(
  { kind }: CameraUnavailableReason,
  shownIn: 'browser' | 'app',
): QrPaymentMessage {
  switch (kind) {
    case 'denied':
      return {
        title: 'No tenemos permiso para usar la cámara',
        text:
          shownIn === 'app'
            ? 'Para permitirla, buscá esta app en los ajustes de tu celular y activá la cámara, o cerrá la app y abrila de nuevo. También podés usar una foto o pegar el texto del QR.'
            : 'Para permitirla, tocá el ícono al lado de la dirección de la página y activá la cámara. También podés usar una foto o pegar el texto del QR.',
      }
    case 'missing':
      return { title: 'No encontramos una cámara', text: 'Podés usar una foto del QR o pegar su texto.' }
    case 'in-use':
      return {
        title: 'La cámara no responde',
        text: 'Puede estar usándola otro programa. Cerralo y probá de nuevo, o usá una foto del QR.',
      }
    case 'no-answer':
      return {
        title: 'No pudimos preparar la cámara',
        text: 'Revisá tu conexión a internet y probá de nuevo.',
      }
  }
}

export const cameraStoppedMessage: QrPaymentMessage = {
  title: 'Se apagó la cámara',
  text: 'Se desconectó o la tomó otro programa. Probá de nuevo, o usá una foto del QR.',
}

/**
 * Returns the texts that say why the customer cannot pay with the scanned code. Source: QRP-02 to QRP-04.
 */
export function shopCodeRefusalMessage(refusal: ReadShopQrCodeFailure): QrPaymentMessage {
  switch (refusal.kind) {
    case 'invalid':
      return {
        title: 'Este QR no sirve para pagar',
        text: 'Buscá el QR con el que el comercio cobra y escanealo de nuevo.',
      }
    case 'blocked-merchant':
      return {
        title: 'No podés pagar en este comercio',
        text: 'Con tu línea no se le puede pagar a este vendedor. No se hizo ningún pago.',
      }
    case 'not-interoperable':
      return {
        title: 'No podemos leer este QR',
        text: 'No es un QR para pagar desde cualquier billetera, o está incompleto. Pedile al comercio otro QR, o escanealo de nuevo.',
      }
    case 'over-limit':
      return {
        title: 'No te alcanza el saldo de tu línea',
        text: `La compra es de ${formatBriefMoney(refusal.amount)} y te quedan ${formatBriefMoney(refusal.limit)}.`,
      }
    case 'obstacle':
      return purchaseObstacleMessage(refusal.obstacle)
  }
}

/** Returns the message about a picture in which no readable code was found. Source: QRP-09. */
export function shopCodePictureProblemText({ kind }: NoQrCodeInPictureReason): string {
  switch (kind) {
    case 'not-a-picture':
      return 'No pudimos abrir esa foto. Elegí otra, en formato JPG o PNG.'
    case 'no-code':
      return 'No encontramos un QR en esa foto. Sacala más de cerca y con buena luz.'
    case 'no-answer':
      return 'No pudimos preparar el lector. Revisá tu conexión a internet y probá de nuevo.'
  }
}

/** Texts of the screen on which the customer types the amount to pay to a shop. Source: QRP-05. */
export const shopAmountEntryTexts = {
  title: '¿Cuánto vas a pagar?',
  lead: (seller: string) => `Le pagás a ${seller}.`,
  back: 'Escanear otro QR',
  legend: 'Importe de la compra',
  pesos: 'Pesos',
  cents: 'Centavos',
  limit: (limit: string) => `Podés usar hasta ${limit}.`,
  overLimit: (amount: string) => `${amount} es más de lo que podés usar.`,
  tooMuch: 'Bajá el importe para seguir.',
  zero: 'Escribí un importe mayor que 0.',
  total: (amount: string) => `Vas a pagar ${amount}`,
  goOn: 'Continuar',
  cancel: 'Volver',
  loading: 'Buscando tu línea de crédito',
} as const
