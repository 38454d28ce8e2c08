import { describe, expect, it } from 'vitest'
import { begun } from '#tests/support/an-answer'
import { PapersPage } from './a-papers-page'

describe('the debt-free certificate', () => {
  it('says the finished loans, and no other', async () => {
    const model = await begun(new PapersPage('gabriela').debtFree())
    expect(model.answer.shown).toEqual({
      phase: 'ready',
      loans: [
        { title: 'Casa Cuyo Muebles · 40051184', lent: '$\u00a054.000 en 6 cuotas' },
        { title: 'Préstamo en sucursal · 40063351', lent: '$\u00a075.000 en 9 cuotas' },
      ],
    })
  })

  it('is empty for who has finished none', async () => {
    const model = await begun(new PapersPage('marta').debtFree())
    expect(model.answer.shown).toEqual({ phase: 'empty' })
  })

  it('opens a paper with the customer’s figures', async () => {
    const page = new PapersPage('gabriela')
    await (await begun(page.debtFree())).downloadCertificate()
    expect(await page.openedTexts()).toEqual([
      'Libre deuda',
      'Gabriela Ríos',
      'CUIT 27293364821',
      'Al 21/11/2026 no debe nada de estos préstamos, que terminó de pagar:',
      'Préstamo 40051184: $ 54.000,00 en 6 cuotas',
      'Préstamo 40063351: $ 75.000,00 en 9 cuotas',
      'Para verificar este certificado, escaneá el código con una cámara.',
      'Se abre una página de esta dirección, y de ninguna otra:',
      'https://portal.invalid',
    ])
    expect(page.toastTexts()).toEqual(['Abrimos el libre deuda en otra pestaña.'])
  })

  it('is saved under the day where no tab may open', async () => {
    const page = new PapersPage('gabriela')
    page.opener.outcome = 'blocked'
    await page.debtFree().downloadCertificate()
    expect(page.saver.saved.map(({ name }) => name)).toEqual(['libre-deuda-2026-11-21.pdf'])
  })

  it('is asked for once when pressed twice', async () => {
    const page = new PapersPage('gabriela')
    const model = page.debtFree()
    await Promise.all([model.downloadCertificate(), model.downloadCertificate()])
    expect(page.browser.timesAsked('debt-free.debtFreeCertificate')).toBe(1)
  })
})
