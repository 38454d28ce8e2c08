import type { CreditLineStatus } from '@/domain/revolving-line/credit-line'
import type { CreditLineMovementKind } from '@/domain/revolving-line/credit-line-movement'

/** Texts for a customer who cannot use the revolving credit line. Source: REV-05. */
interface CreditLineUnavailableTexts {
  readonly title: string
  readonly text: string
}

const creditLineUnavailableTexts: Readonly<
  Record<Exclude<CreditLineStatus, 'open'>, CreditLineUnavailableTexts>
> = {
  'in-debt': {
    title: 'Tenés cuotas vencidas',
    text: 'Cuando te pongas al día vas a poder usar tu línea de nuevo.',
  },
  disabled: {
    title: 'Tu línea no está habilitada',
    text: 'Por ahora no podés usarla. Si querés saber por qué, escribinos.',
  },
  'disabled-in-debt': {
    title: 'Tenés cuotas vencidas y tu línea no está habilitada',
    text: 'Primero ponete al día. Después, si querés saber por qué no está habilitada, escribinos.',
  },
  'not-activated': {
    title: 'Todavía no tenés una línea',
    text: 'Cuando tengas una oferta te la vamos a mostrar en el inicio.',
  },
}

const movementKindNames: Readonly<Record<CreditLineMovementKind, string>> = {
  'qr-payment': 'Pago con QR',
  transfer: 'Transferencia',
  load: 'Carga',
}

export const creditLineTexts = {
  title: 'Tu línea de crédito',
  back: 'Volver',
  backToCreditLine: 'Volver a tu línea',
  toLine: 'Ver mi línea',
  loading: 'Cargando tu línea',
  failedTitle: 'No pudimos mostrar tu línea',
  pay: 'Pagar cuota',
  write: 'Escribir por WhatsApp',
  closed: creditLineUnavailableTexts,
  movementKinds: movementKindNames,

  offer: {
    title: 'Una línea de crédito para vos',
    lead: 'Un monto que usás cuando querés, pagás en cuotas y volvés a usar.',
    upTo: 'Podés tener hasta',
    ask: 'Pedir mi línea',
    how: 'Cómo funciona',
    debtTitle: 'Primero ponete al día',
    debt: 'Tenés cuotas vencidas. Cuando las pagues vas a poder pedir esta línea.',
    helpTitle: 'Cómo funciona la línea',
    helpBack: 'Volver a la oferta',
    help: [
      {
        title: 'La usás cuando querés',
        text: 'Pagás en comercios con un QR o pasás plata a tu cuenta. Si no la usás, no pagás nada.',
      },
      {
        title: 'Elegís las cuotas cada vez',
        text: 'Antes de aceptar ves cuánto te cuesta: el monto, las cuotas, las tasas y el total.',
      },
      {
        title: 'Se vuelve a llenar',
        text: 'A medida que pagás las cuotas, volvés a tener ese monto para usar.',
      },
    ],
  },

  detail: {
    ring: (remaining: string, used: string, max: string) =>
      `Te quedan ${remaining} de ${max}. Usaste ${used}.`,
    remaining: 'Te queda',
    used: 'Usaste',
    max: 'Tu línea es de',
    payByQr: 'Pagar con QR',
    qrPicture: 'Código QR para pagar con tu línea desde el celular',
    qrLead: 'Para pagar con QR, escaneá este código con tu celular.',
    qrMissing: 'No pudimos dibujar el código. Entrá desde tu celular y elegí «Pagar con QR».',
    qrDrawing: 'Dibujando el código',
    qrInDebt: 'Vas a poder pagar con QR cuando te pongas al día.',
    qrDisabled: 'Tu línea no está habilitada.',
    qrDisabledInDebt: 'Tenés cuotas vencidas y tu línea no está habilitada.',
    request: 'Pedir plata de mi línea',
    unfinished: 'Tenés un pedido sin terminar.',
    goOn: 'Seguir con el pedido',
    next: 'Próximo vencimiento',
    seeNext: 'Ver las cuotas',
    tabs: 'Tu línea',
    movements: 'Movimientos',
    howTab: 'Cómo funciona',
    noMovements: 'Todavía no usaste tu línea.',
    seeAll: 'Ver todos los movimientos',
    fewMovements: 'No hay más movimientos que estos.',
    dismiss: 'Dar de baja mi línea',
    offeredTitle: 'Tenés una oferta de línea de crédito',
    offered: (maxAmount: string) =>
      `Podés tener hasta ${maxAmount}. Mientras esté pendiente no podés pagar con QR.`,
    regulariseTitle: 'Tenés cuotas vencidas',
    regularise: 'Ponete al día para volver a usar tu línea.',
  },

  next: {
    title: 'Próximo vencimiento',
    lead: 'Lo que vence de tu línea, uso por uso.',
    loading: 'Cargando tu próximo vencimiento',
    failedTitle: 'No pudimos mostrar tu próximo vencimiento',
    emptyTitle: 'No tenés cuotas por vencer',
    empty: 'Cuando uses tu línea vas a ver acá lo que vence.',
    list: 'Cuotas que vencen',
    installment: (number: number, used: string) => `Cuota ${number} del uso de ${used}`,
    total: 'Total a pagar',
  },

  movements: {
    title: 'Movimientos de tu línea',
    emptyTitle: 'Todavía no usaste tu línea',
    empty: 'Cuando la uses vas a ver acá cada movimiento.',
    all: 'Todos los movimientos',
    installment: (number: number, of: number) => (of === 1 ? 'En 1 cuota' : `Cuota ${number} de ${of}`),
    each: (amount: string) => `de ${amount}`,
    allRowsVisibleText: (all: string) =>
      all === '1' ? 'Ves el único movimiento' : `Ves los ${all} movimientos`,
    someRowsVisibleText: (shown: string, all: string) => `Ves ${shown} de ${all} movimientos`,
    seeMore: 'Ver más',
  },

  dismissal: {
    title: 'Dar de baja tu línea',
    lead: 'Podés hacerlo cuando quieras. Antes, tené en cuenta esto:',
    cards: [
      {
        title: 'Lo que ya usaste se sigue pagando',
        text: 'Las cuotas que faltan vencen como hasta ahora.',
      },
      {
        title: 'No vas a poder usarla más',
        text: 'Para tener otra línea vas a necesitar una oferta nueva.',
      },
      {
        title: 'No cuesta nada',
        text: 'Ni darla de baja ni tenerla sin usar.',
      },
    ],
    go: 'Pedir la baja',
  },
} as const
