import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { qrCodeChecksum } from '@/domain/qr-payment/qr-code-checksum'
import { parseQrCodeFields } from '@/domain/qr-payment/code-fields'
import { parseMerchantQrCode } from '@/domain/qr-payment/merchant-code'
import { cuit } from '@/domain/shared/cuit'

/**
 * Text of the sample QR code in the specification, which has the shop's name in two languages. Source: EMV
 * QRCPS-MPM, annex B.
 */
const chineseSample =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A'

type QrCodeFields = Readonly<Record<string, string>>

const closedAmountFields: QrCodeFields = {
  '01': '12',
  '43': '0014com.aviso.linea01051234',
  '50': '001130715883402',
  '52': '5411',
  '53': '032',
  '54': '12500.50',
  '58': 'AR',
  '59': 'Almacen Don Jose',
  '60': 'Mendoza',
}

function fieldText(tag: string, content: string): string {
  return `${tag}${String([...content].length).padStart(2, '0')}${content}`
}

/**
 * Returns the text of a QR code with the given fields. JavaScript decides their order: fields from 10 on come
 * first, by number, then those that begin with a zero.
 */
function createQrText(fields: QrCodeFields): string {
  return withChecksum(
    `000201${Object.entries(fields)
      .map(([tag, content]) => fieldText(tag, content))
      .join('')}`,
  )
}

function withChecksum(text: string): string {
  return `${text}6304${qrCodeChecksum(`${text}6304`)}`
}

function omitFields(fields: QrCodeFields, ...tags: readonly string[]): QrCodeFields {
  return Object.fromEntries(Object.entries(fields).filter(([tag]) => !tags.includes(tag)))
}

const parseCode = (text: string) => parseMerchantQrCode(text, undefined)
const notInteroperableFailure = { ok: false, failure: 'not-interoperable' }

describe('the checksum of a code', () => {
  it('is that of the EMV standard', () => {
    expect(qrCodeChecksum('123456789')).toBe('29B1')
  })

  it('is calculated from bytes, also for other alphabets', () => {
    expect(qrCodeChecksum(chineseSample.slice(0, -4))).toBe('A13A')
  })
})

describe('the fields of a code', () => {
  it('have a length in characters', () => {
    expect(parseQrCodeFields('0004最佳运输')?.get('00')).toBe('最佳运输')
    expect(parseQrCodeFields('0002🥐é5902AB')?.get('00')).toBe('🥐é')
  })

  it.each(['000', '00', '0005AB', '0002ABC', '0A02AB', '00A2AB', '0000', '0001A0001B', '٠٠02AB'])(
    'are none in %j',
    (text) => {
      expect(parseQrCodeFields(text)).toBeUndefined()
    },
  )

  it('are read as they were written', () => {
    const anyFields = fc.dictionary(
      fc.integer({ min: 0, max: 99 }).map((tag) => String(tag).padStart(2, '0')),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 99 }).filter((text) => [...text].length <= 99),
      { noNullPrototype: true, maxKeys: 12 },
    )
    fc.assert(
      fc.property(anyFields, (fields) => {
        const text = Object.entries(fields)
          .map(([tag, content]) => fieldText(tag, content))
          .join('')
        expect(Object.fromEntries(parseQrCodeFields(text) ?? [])).toEqual(fields)
      }),
    )
  })
})

describe("a shop's code", () => {
  it('has the amount and the shop', () => {
    expect(parseCode(createQrText(closedAmountFields))).toEqual({
      ok: true,
      value: { amount: 1_250_050, merchantName: 'Almacen Don Jose' },
    })
  })

  it.each([
    ['without an amount', omitFields(closedAmountFields, '54')],
    ['of 0', { ...closedAmountFields, '54': '0' }],
    ['of 0.00', { ...closedAmountFields, '54': '0.00' }],
  ])('%s is open', (_, fields) => {
    expect(parseCode(createQrText(fields))).toMatchObject({ ok: true, value: { amount: undefined } })
  })

  it.each([
    ['5', 500],
    ['5.', 500],
    ['5.5', 550],
    ['0.01', 1],
    ['9999999999.99', 999_999_999_999],
  ])('of %s pesos has %i cents', (amount, cents) => {
    expect(parseCode(createQrText({ ...closedAmountFields, '54': amount }))).toMatchObject({
      ok: true,
      value: { amount: cents },
    })
  })

  it.each(['12,50', '1e3', '-5', '5.005', ' 5', '.5', '10000000000', '٥'])(
    'of %j has no payable amount',
    (amount) => {
      expect(parseCode(createQrText({ ...closedAmountFields, '54': amount }))).toEqual(
        notInteroperableFailure,
      )
    },
  )

  it.each([
    ['Ñandú & Cía — Panadería', 'Ñandú & Cía — Panadería'],
    ['La 🥐 Única', 'La 🥐 Única'],
    [' ', undefined],
  ])('can have the shop name %j', (name, merchantName) => {
    expect(parseCode(createQrText({ ...closedAmountFields, '59': name }))).toMatchObject({
      ok: true,
      value: { merchantName },
    })
  })

  it('can omit the fields that decide nothing', () => {
    const bare = { '43': '0014com.aviso.linea' }
    expect(parseCode(createQrText(bare))).toEqual({
      ok: true,
      value: { amount: undefined, merchantName: undefined },
    })
  })

  it('can have its fields in any order between the first and the last', () => {
    const inside = Object.entries(closedAmountFields).map(([tag, content]) => fieldText(tag, content))
    fc.assert(
      fc.property(fc.shuffledSubarray(inside, { minLength: inside.length }), (fields) => {
        expect(parseCode(withChecksum(`000201${fields.join('')}`))).toMatchObject({
          value: { amount: 1_250_050 },
        })
      }),
    )
  })

  it.each([
    ['of another currency', { ...closedAmountFields, '53': '840' }],
    ['of another country', { ...closedAmountFields, '58': 'CN' }],
    ['without an account', omitFields(closedAmountFields, '43', '50')],
    ['of a version to come', { ...closedAmountFields, '00': '02' }],
  ])('%s is not interoperable', (_, fields) => {
    const { '00': version = '01', ...rest } = fields
    const text = createQrText(rest)
      .replace(/^000201/, `0002${version}`)
      .slice(0, -8)
    expect(parseCode(withChecksum(text))).toEqual(notInteroperableFailure)
  })

  it('of the specification belongs to another country', () => {
    expect(parseCode(chineseSample)).toEqual(notInteroperableFailure)
  })

  it('is at most 512 characters long', () => {
    const filled = (last: number) =>
      createQrText({
        ...closedAmountFields,
        '80': 'x'.repeat(99),
        '81': 'x'.repeat(99),
        '82': 'x'.repeat(99),
        '83': 'ñ'.repeat(last),
      })
    const rest = 512 - filled(1).length + 1
    expect(filled(rest)).toHaveLength(512)
    expect(parseCode(filled(rest)).ok).toBe(true)
    expect(parseCode(filled(rest + 1))).toEqual(notInteroperableFailure)
  })

  it.each(['', ' 000201', 'https://mpago.la/pos/1', '8480017901234', 'hola'])('is not %j', (text) => {
    expect(parseCode(text)).toEqual({ ok: false, failure: 'invalid' })
  })

  it.each([
    '00',
    '000201',
    '0002016304',
    '00020163041D3D',
    `${createQrText(closedAmountFields)} `,
    createQrText(closedAmountFields).slice(0, -1),
  ])('is complete, unlike %j', (text) => {
    expect(parseCode(text)).toEqual(notInteroperableFailure)
  })

  it('is refused with any one character changed', () => {
    const text = [...createQrText({ ...closedAmountFields, '59': 'Ñandú 🥐' })]
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: text.length - 1 }),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        (position, character) => {
          fc.pre(text[position]?.toUpperCase() !== character.toUpperCase())
          expect(parseCode(text.with(position, character).join('')).ok).toBe(false)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is refused with a character too few or too many', () => {
    const text = createQrText(closedAmountFields)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 1 }), (position) => {
        expect(parseCode(text.slice(0, position) + text.slice(position + 1)).ok).toBe(false)
        expect(parseCode(`${text.slice(0, position)}7${text.slice(position)}`).ok).toBe(false)
      }),
    )
  })

  it('is checked without an exception for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), fc.boolean(), (text, hasChecksum) => {
        const candidate = `00${text}`
        expect(typeof parseCode(hasChecksum ? withChecksum(candidate) : candidate).ok).toBe('boolean')
      }),
    )
  })

  it.each(['30718945638', '30-71894563-8'])(
    'of a blocked merchant, %s, is rejected before anything else',
    (taxId) => {
      const text = createQrText({ ...closedAmountFields, '50': `00${taxId.length}${taxId}` })
      const refused = { ok: false, failure: 'blocked-merchant' }
      expect(parseMerchantQrCode(text, cuit('30718945638'))).toEqual(refused)
      expect(parseMerchantQrCode(text.slice(0, -1), cuit('30718945638'))).toEqual(refused)
      expect(parseMerchantQrCode(createQrText(closedAmountFields), cuit('30718945638')).ok).toBe(true)
    },
  )
})
