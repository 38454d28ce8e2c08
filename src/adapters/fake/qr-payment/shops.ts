import { centsToPesos, pesosToCents, type Cents } from '@/domain/shared/money'
import { encodeEmvFields, createEmvQrText } from '@/adapters/fake/shared/emv-text'

/** A shop of the demo. The demo can show and print the QR code of the shop. */
export interface DemoShop {
  readonly id: string
  readonly name: string
  readonly taxId: string
  readonly cbuCvu: string
  /** The shop's merchant category code (MCC). */
  readonly category: string
  readonly city: string
  /** Amount in the shop's QR code. If it is missing, the customer enters the amount. */
  readonly amount?: Cents
  /** Currency of the amount; missing if it is the Argentine peso. */
  readonly currency?: string
}

/** The demo's shops, one for each situation that a demo has to show. Source: QRP-02, QRP-04. */
export const demoShops = {
  open: {
    id: 'open',
    name: 'Panadería La Ñata',
    taxId: '30711223348',
    cbuCvu: '0000003100010000000017',
    category: '5462',
    city: 'Godoy Cruz',
  },
  closed: {
    id: 'closed',
    name: 'Ferretería El Tornillo',
    taxId: '30709988774',
    cbuCvu: '0000003100010000000024',
    category: '5251',
    city: 'Mendoza',
    amount: pesosToCents(48_750.5),
  },
  blocked: {
    id: 'blocked',
    name: 'Electro Oferta',
    taxId: '30718945638',
    cbuCvu: '0000003100010000000031',
    category: '5732',
    city: 'CABA',
    amount: pesosToCents(15_000),
  },
  'not-interoperable': {
    id: 'not-interoperable',
    name: 'Tienda del Puerto',
    taxId: '30714455667',
    cbuCvu: '0000003100010000000048',
    category: '5651',
    city: 'Montevideo',
    amount: pesosToCents(2_300),
    currency: '858',
  },
  'over-limit': {
    id: 'over-limit',
    name: 'Casa Viajera Turismo',
    taxId: '30712345670',
    cbuCvu: '0000003100010000000055',
    category: '4722',
    city: 'CABA',
    amount: pesosToCents(2_450_000),
  },
} as const satisfies Readonly<Record<string, DemoShop>>

const pesoCurrencyCode = '032'

/** Returns the text of a shop's QR code, in the same format as the QR codes that wallets create. */
export function createShopQrText(shop: DemoShop): string {
  const { amount, currency = pesoCurrencyCode } = shop
  return createEmvQrText([
    // Static code: the same one is paid many times.
    ['01', '11'],
    [
      '43',
      encodeEmvFields([
        ['00', 'com.aviso.cobros'],
        ['01', shop.id],
      ]),
    ],
    ['50', encodeEmvFields([['00', shop.taxId]])],
    ['51', encodeEmvFields([['00', shop.cbuCvu]])],
    ['52', shop.category],
    ['53', currency],
    ...(amount === undefined ? [] : [['54', centsToPesos(amount).toFixed(2)] as const]),
    ['58', 'AR'],
    ['59', shop.name],
    ['60', shop.city],
  ])
}
