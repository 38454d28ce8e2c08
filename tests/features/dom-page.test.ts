import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { DomPage, type DomTab } from '#features/support/dom-page'
import type { UserActionHook } from '#features/support/user-action'
import type { Device } from '#features/support/device'
import { pageIdleLimitInCpuTime } from '#features/support/node/processor-idle-limit'
import { substringPattern } from '#features/support/page'

const unusedDevice = {} as Device

/** Returns a tab whose page has the given HTML below a title. */
function createTab(document: Document, html: string, userActionHook?: UserActionHook): DomTab {
  document.body.innerHTML = `<main><h1>Pagar</h1>${html}</main>`
  return {
    document,
    openAddress: async () => undefined,
    reload: async () => undefined,
    goBack: async () => undefined,
    close: async () => undefined,
    address: () => '/pagar',
    hasPendingRequest: () => false,
    runDueTasks: () => new Promise((resolve) => setImmediate(resolve)),
    idleLimit: pageIdleLimitInCpuTime,
    performUserAction: userActionHook,
  }
}

function createPageWithHtml(html: string, userActionHook?: UserActionHook) {
  const window = new Window({ url: 'https://portal.invalid/', width: 360, height: 740 })
  const document = window.document as unknown as Document
  const presses: string[] = []
  document.addEventListener('click', ({ target }) => {
    if (target && 'id' in target) presses.push(String(target.id))
  })
  return { page: new DomPage(createTab(document, html, userActionHook), unusedDevice), document, presses }
}

describe('a page in a document', () => {
  it('presses what a person can press', async () => {
    const { page, presses } = createPageWithHtml('<button id="pay">Pagar $&nbsp;12.625</button>')
    await page.main.getByRole('button', { name: 'Pagar $ 12.625' }).press()
    expect(presses).toEqual(['pay'])
  })

  it.each([
    ['hidden', '<div hidden><button>Pagar</button></div>'],
    ['hidden from readers', '<div aria-hidden="true"><button>Pagar</button></div>'],
    ['not displayed', '<div style="display: none"><button>Pagar</button></div>'],
    ['invisible', '<div style="visibility: hidden"><button>Pagar</button></div>'],
    ['folded away', '<details><summary>Más</summary><button>Pagar</button></details>'],
    ['behind a modal dialog', '<button>Pagar</button><dialog open><p>Esperá</p></dialog>'],
    ['disabled', '<button disabled>Pagar</button>'],
    ['disabled with its group', '<fieldset disabled><button>Pagar</button></fieldset>'],
    ['said to be disabled', '<button aria-disabled="true">Pagar</button>'],
    ['inert', '<div inert><button>Pagar</button></div>'],
    ['there twice', '<button>Pagar</button><button>Pagar</button>'],
  ])('does not press an element that is %s', async (_, html) => {
    const { page } = createPageWithHtml(html)
    await expect(page.getByRole('button', { name: 'Pagar' }).press()).rejects.toThrow('«Pagar»')
  })

  it('checks an element before it touches it, and reports what it is about to do', async () => {
    const acts: string[] = []
    const { page, presses } = createPageWithHtml(
      '<button id="pay">Pagar</button><label>DNI <input></label>',
      async ({ kind, element, text }, perform) => {
        acts.push([kind, element.tagName, text ?? '', presses.length].join(' '))
        if (kind === 'press') await perform()
      },
    )
    await page.getByRole('button').press()
    await page.getByLabel('DNI').fill('28456123')
    expect(acts).toEqual(['press BUTTON  0', 'write INPUT 28456123 1'])
    expect(presses).toEqual(['pay'])
    expect(await page.getByLabel('DNI').fieldValue()).toBe('')
  })

  it('presses the element that replaces a disabled button', async () => {
    const { page, document, presses } = createPageWithHtml('<button disabled>Consultar</button>')
    const pressing = page.getByRole('button', { name: 'Consultar' }).press()
    setTimeout(() => {
      const button = Object.assign(document.createElement('button'), { id: 'new', textContent: 'Consultar' })
      document.querySelector('button')?.replaceWith(button)
    })
    await pressing
    expect(presses).toEqual(['new'])
  })

  it('waits longer when other programs use the processor', async () => {
    const { document } = createPageWithHtml('')
    const tab = createTab(document, '')
    let turns = 0
    const held: DomTab = {
      ...tab,
      runDueTasks: async () => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
        turns += 1
        if (turns === 100) document.body.innerHTML = '<p>Llegó</p>'
        await tab.runDueTasks()
      },
    }
    await new DomPage(held, unusedDevice).getByText('Llegó').waitToAppear()
    expect(turns).toBe(100)
  })

  it('does not press an element without a name', async () => {
    const { page } = createPageWithHtml('<button><svg></svg></button>')
    await expect(page.getByRole('button').press()).rejects.toThrow('No tiene nombre')
  })

  it('presses inside a dialog and behind an open fold', async () => {
    const { page, presses } = createPageWithHtml(
      '<details open><summary>Más</summary><button id="more">Ver</button></details>',
    )
    await page.getByRole('button', { name: 'Ver' }).press()
    const other = createPageWithHtml(
      '<dialog open aria-label="Salir"><button id="leave">Salir</button></dialog>',
    )
    await other.page.getByRole('dialog', { name: 'Salir' }).getByRole('button', { name: 'Salir' }).press()
    expect([...presses, ...other.presses]).toEqual(['more', 'leave'])
  })

  it('reads the content of the screen, block by block, with plain spaces', async () => {
    const { page } = createPageWithHtml(
      '<section aria-label="Deuda"><p>Debés <b>$&nbsp;12.625<span>,00</span></b></p><p hidden>nada</p><p>Vence<br>mañana</p></section>',
    )
    expect(await page.getByRole('region', { name: 'Deuda' }).visibleText()).toBe(
      'Debés $ 12.625,00 Vence mañana',
    )
  })

  it('reads words in the case that the screen shows', async () => {
    const { page } = createPageWithHtml('<p>Hola, <span style="text-transform: capitalize">lucía</span></p>')
    expect(await page.getByCss('p').visibleText()).toBe('Hola, Lucía')
  })

  it('finds a field by its label, and types into it key by key', async () => {
    const { page } = createPageWithHtml('<label for="dni">Tu DNI</label><input id="dni" maxlength="4">')
    await page.getByLabel('Tu DNI').typeText('123456')
    expect(await page.getByLabel(substringPattern('DNI')).fieldValue()).toBe('1234')
  })

  it('stops waiting for a missing element, and reports a similar one', async () => {
    const { page } = createPageWithHtml('<h2>Tus cuotas</h2>')
    await expect(page.getByText('Listo').waitToAppear()).rejects.toThrow('En /pagar: Pagar · Tus cuotas')
  })

  it('works in the document of a frame as well', async () => {
    const { document } = createPageWithHtml('<iframe title="Demo" srcdoc="<p></p>"></iframe>')
    const frame = document.querySelector('iframe')?.contentDocument
    if (!frame) throw new Error('The frame has no document')
    const page = new DomPage(createTab(frame, '<button>Seguir</button><p>Sigue acá</p>'), unusedDevice)
    await page.getByRole('button', { name: 'Seguir' }).press()
    expect(await page.getByText('Sigue acá').visibleText()).toBe('Sigue acá')
  })
})
