import { runInAction } from 'mobx'
import type { Clipboard } from '@/application/shared/clipboard.port'
import { createShopQrText, demoShops, type DemoShop } from '@/adapters/fake/qr-payment/shops'
import type { ScannableCode } from '@/ui/kit/scannable-code'
import { formatBriefMoney } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import type { SelectOption } from '@/ui/kit/select-option'
import { demoShopQrCodeTexts as texts } from '@/ui/texts/shop-codes.texts'

const shops: readonly DemoShop[] = Object.values(demoShops)

/**
 * The part of the demo panel with the QR codes of the demo's shops. A customer scans a code from the screen
 * or from paper. Source: QRP-02, DEM-05.
 */
export class ShopQrCodesViewModel {
  chosenShopId = ''
  qrCode: ScannableCode | undefined = undefined

  constructor(private readonly clipboard: Clipboard) {
    observeFields(this, 'chosenShopId', 'qrCode')
  }

  get shopOptions(): readonly SelectOption[] {
    return shops.map((shop) => ({ value: shop.id, label: texts.shop(shop.name, shopKindText(shop)) }))
  }

  get chosenShop(): DemoShop | undefined {
    return shops.find(({ id }) => id === this.chosenShopId)
  }

  async chooseShop(shopId: string): Promise<void> {
    this.chosenShopId = shopId
    this.qrCode = undefined
    const { chosenShop } = this
    if (!chosenShop) return
    const { drawQrCode } = await import('@/ui/kit/qr-drawing')
    runInAction(() => {
      if (this.chosenShopId === shopId) this.qrCode = drawQrCode(createShopQrText(chosenShop))
    })
  }

  async copyShopQrText(): Promise<boolean> {
    const { chosenShop } = this
    return chosenShop !== undefined && (await this.clipboard.copy(createShopQrText(chosenShop))).ok
  }
}

function shopKindText({ id, amount }: DemoShop): string {
  const kind = texts.kinds[id] ?? ''
  return amount === undefined ? kind : texts.amount(kind, formatBriefMoney(amount))
}
