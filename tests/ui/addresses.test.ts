import { describe, expect, it } from 'vitest'
import { cuit } from '@/domain/shared/cuit'
import { addresses, addressNameOfPath } from '@/ui/addresses'
import { readCommonQueryParameters } from '@/ui/common-query-parameters'
import { MemoryNavigation } from '#tests/support/memory-navigation'

/** Returns an in-memory navigation at the given address. */
function navigationAt(address: string): MemoryNavigation {
  return new MemoryNavigation(address)
}

describe('an address', () => {
  it.each([
    [addresses.home.createPath(), '/inicio'],
    [addresses.loan.createPath({ idLoan: 'L-1' }), '/mis-prestamos/L-1'],
    [addresses.loan.createPath({ idLoan: '../a b?c#d' }), '/mis-prestamos/..%2Fa%20b%3Fc%23d'],
    [addresses.allInstallments.createPath({ idLoan: 'L-1' }), '/mis-prestamos/L-1/ver-todas'],
    [addresses.introduction.createPath({ step: 2 }), '/intro?paso=2'],
    [addresses.main.createPath({ hasFailedToEnter: true }), '/mi-cuenta?autologin=error'],
    [
      addresses.smsCode.createPath({ isReset: true, redirectUrl: '/generar-clave' }),
      '/validacion-celular?recuperar=1&redirectUrl=%2Fgenerar-clave',
    ],
    [addresses.smsCode.createPath({ isReset: false }), '/validacion-celular'],
    [addresses.notACustomer.createPath({ saysNotACustomer: true }), '/no-activo?no-cliente'],
    [
      addresses.newLoan.createPath({ product: 19, subproduct: 91 }),
      '/nuevo-prestamo?product=19&subproduct=91',
    ],
    [addresses.payInstallment.createPath({ externalId: '40128753' }), '/pagar-cuota?externalId=40128753'],
    [addresses.earlyCancellation.createPath({ idLoan: 'L-1' }), '/cancelacion-anticipada?idLoan=L-1'],
    [addresses.couponBook.createPath({ idLoan: 'L-1' }), '/descargar-cuponera?idLoan=L-1'],
    [
      addresses.paymentSummary.createPath({ externalId: '1&id=2' }),
      '/pagar-cuota/resumen?externalId=1%26id%3D2',
    ],
    [addresses.payByWallet.createPath({ externalId: '40128753' }), '/pagar-cuota-mp?id=40128753'],
    [
      addresses.paymentStatus.createPath({ status: 'approved', externalId: '40128753', key: 'k-1' }),
      '/estado-pago?status=approved&id=40128753&pago=k-1',
    ],
    [
      addresses.phoneChange.createPath({ taxId: cuit('20382146906'), fullName: 'Bruno Acosta' }),
      '/cambio-celular?customerTaxId=20382146906&fullname=Bruno%20Acosta',
    ],
  ])('is written %s', (written, expected) => {
    expect(written).toBe(expected)
  })

  it.each(Object.values(addresses))('$path matches the page with that path', (address) => {
    const path = address.path.replace(':idLoan', 'L-1')
    expect(addresses[addressNameOfPath(path) ?? 'splash']).toBe(address)
  })

  it.each([
    '/inicio/',
    '/Inicio',
    '/mis-prestamos/',
    '/mis-prestamos/L-1/',
    '/mis-prestamos//ver-todas',
    '/',
  ])('%s matches no page, as the specification writes them', (path) => {
    expect(addressNameOfPath(path)).toBeUndefined()
  })

  it('is the only one with its path', () => {
    const paths = Object.values(addresses).map(({ path }) => path)
    expect(paths.filter((path, position) => paths.indexOf(path) !== position)).toEqual([])
  })
})

describe('a parameter that the portal passes to the lender', () => {
  it.each(['/autologin?data=ab+c/d+==', '/autologin?data=ab%2Bc%2Fd%2B%3D%3D'])(
    'is passed as it was written: %s',
    (address) => {
      expect(addresses.autoLogin.parse(navigationAt(address)).link).toBe('ab+c/d+==')
    },
  )

  it('keeps its plus signs on the way to the card update and the phone change', () => {
    expect(addresses.cardUpdate.parse(navigationAt('/actualizar-td?data=a+b')).link).toBe('a+b')
    expect(
      addresses.phoneChange.parse(navigationAt('/cambio-celular?hash=a+b&fullname=Ana+Paz')),
    ).toMatchObject({ hash: 'a+b', fullName: 'Ana Paz' })
  })
})

describe('what the portal reads in an address', () => {
  it('is the value that was written', () => {
    const idLoan = '../a b?c#d'
    expect(addresses.loan.parse(navigationAt(addresses.loan.createPath({ idLoan })))).toEqual({ idLoan })
    const step = { isReset: true, redirectUrl: '/mis-pagos?a=1&b=2' }
    expect(addresses.smsCode.parse(navigationAt(addresses.smsCode.createPath(step)))).toEqual(step)
    const payment = { status: 'rejected', externalId: '40128753', key: 'k-1' }
    expect(addresses.paymentStatus.parse(navigationAt(addresses.paymentStatus.createPath(payment)))).toEqual(
      payment,
    )
  })

  it('is no loan on another page, nor when its number cannot be decoded', () => {
    expect(addresses.loan.parse(navigationAt('/inicio'))).toEqual({ idLoan: '' })
    expect(addresses.loan.parse(navigationAt('/mis-prestamos/%E0%A4'))).toEqual({ idLoan: '%E0%A4' })
  })

  it.each([
    ['?status=approved&external_reference=7', { status: 'approved', externalId: '7' }],
    ['?id=&external_reference=7', { externalId: '7' }],
    ['?id=8&external_reference=7', { externalId: '8' }],
    ['?amount=12625.5', { amount: 1_262_550 }],
    ['?transactionId=7001002003', { transactionId: '7001002003' }],
    ['?amount=12625.555', {}],
    ['?amount=1e3', {}],
    ['?amount=-1', {}],
    ['?amount=1234567890', {}],
    ['?pago=k-1', { key: 'k-1' }],
  ])('is a payment with %s', (search, said) => {
    expect(addresses.paymentStatus.parse(navigationAt(`/estado-pago${search}`))).toEqual(said)
  })

  it.each([
    ['/pagar-cuota/resumen?externalId=7', '7'],
    ['/pagar-cuota/resumen?id=7', '7'],
    ['/pagar-cuota/resumen?externalId=', undefined],
    ['/pagar-cuota/resumen', undefined],
  ])('from %s is the loan %s', (address, externalId) => {
    expect(addresses.paymentSummary.parse(navigationAt(address)).externalId).toBe(externalId)
  })

  it.each([
    ['/no-activo?no-cliente', true],
    ['/no-activo?no-cliente=1', true],
    ['/no-activo', false],
  ])('from %s is that the visitor is no customer: %s', (address, isSaid) => {
    expect(addresses.notACustomer.parse(navigationAt(address)).saysNotACustomer).toBe(isSaid)
  })

  it.each([
    ['/mi-cuenta?autologin=error', true],
    ['/mi-cuenta?autologin=otra', false],
  ])('from %s is that the login failed: %s', (address, isSaid) => {
    expect(addresses.main.parse(navigationAt(address)).hasFailedToEnter).toBe(isSaid)
  })

  it.each([
    ['/inicio?externalRequest=true', { redirectUrl: undefined, isExternalRequest: true }],
    ['/inicio?externalRequest=1', { redirectUrl: undefined, isExternalRequest: false }],
    ['/intro?redirectUrl=%2Fmis-pagos', { redirectUrl: '/mis-pagos', isExternalRequest: false }],
  ])('on any page is also: %s', (address, said) => {
    expect(readCommonQueryParameters(navigationAt(address))).toEqual(said)
  })
})
