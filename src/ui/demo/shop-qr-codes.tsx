import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { ScannableCodeFigure } from '@/ui/kit/scannable-code-figure'
import { CopyButton } from '@/ui/kit/copy-button'
import { SelectField } from '@/ui/kit/select-field'
import { Stack } from '@/ui/kit/stack'
import { demoShopQrCodeTexts as texts } from '@/ui/texts/shop-codes.texts'
import styles from './shop-qr-codes.module.css'
import type { ShopQrCodesViewModel } from './shop-qr-codes-view-model'

/**
 * The part of the demo panel in which a trainer chooses a shop and shows its QR code, large enough for
 * scanning it from the screen. The code can also be copied and printed.
 */
export const ShopQrCodes = observer(function ShopQrCodes({
  model,
}: {
  readonly model: ShopQrCodesViewModel
}) {
  const { chosenShop, qrCode } = model
  return (
    <Stack>
      <SelectField
        id="demo-shop"
        label={texts.label}
        hint={texts.hint}
        placeholder={texts.choose}
        value={model.chosenShopId}
        onChange={(id) => void model.chooseShop(id)}
        options={model.shopOptions}
      />
      {chosenShop && qrCode && (
        <>
          <figure className={styles['printed']}>
            <ScannableCodeFigure
              picture={qrCode}
              label={texts.picture(chosenShop.name)}
              shape="large-square"
            />
            <figcaption>{chosenShop.name}</figcaption>
          </figure>
          <CopyButton label={texts.copy} onCopy={model.copyShopQrText} wide />
          <Button variant="secondary" wide onPress={() => window.print()}>
            {texts.print}
          </Button>
        </>
      )}
    </Stack>
  )
})
