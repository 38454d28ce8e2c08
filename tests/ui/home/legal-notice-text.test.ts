import { describe, expect, it } from 'vitest'
import { legalNoticeText, lawFirmContactRows, lawFirmWhatsAppAddress } from '@/ui/home/legal-notice-text'

describe('the legal notice in place of the home', () => {
  it('leads to the law firm when one is known, and to the chat until then', () => {
    const chat = 'https://chat.example'
    expect(legalNoticeText({ kind: 'assigned', whatsappNumber: '5493624' }, chat)).toMatchObject({
      title: 'Un estudio se ocupa de tu deuda',
      chatAddress: 'https://wa.me/5493624',
    })
    expect(legalNoticeText({ kind: 'assigned' }, chat).chatAddress).toBeUndefined()
    expect(legalNoticeText({ kind: 'pending-assignment' }, chat)).toMatchObject({
      title: 'Tu deuda está en gestión legal',
      contactRows: [],
      chatAddress: chat,
    })
  })
})

describe('the contact details of the law firm', () => {
  it('show the known values and leave out the others', () => {
    const study = { kind: 'assigned', phoneNumber: '(362) 442-0187', attentionFrom: '09:00' } as const
    expect(lawFirmContactRows(study)).toEqual([
      { label: 'Teléfono', value: '(362) 442-0187', href: 'tel:3624420187' },
      { label: 'Atención', value: 'Desde las 09:00\u00a0h' },
    ])
    expect(lawFirmContactRows({ kind: 'assigned', attentionTo: '17:00', contact: '' })).toEqual([
      { label: 'Atención', value: 'Hasta las 17:00\u00a0h' },
    ])
    expect(lawFirmContactRows({ kind: 'assigned' })).toEqual([])
  })

  it.each([
    [{ whatsappUrl: 'https://wa.me/549' }, 'https://wa.me/549'],
    [{ whatsappUrl: 'javascript:alert(1)' }, undefined],
    [{ whatsappUrl: 'http://wa.me/549' }, undefined],
    [{ whatsappUrl: 'https://wa.me@otro.example/549' }, undefined],
    [{ whatsappUrl: 'javascript:alert(1)', whatsappNumber: '+54 9 362' }, 'https://wa.me/549362'],
    [{}, undefined],
  ])('are reached at the address that %o gives', (known, address) => {
    expect(lawFirmWhatsAppAddress({ kind: 'assigned', ...known })).toBe(address)
  })
})
