/** Types of the part of the `qrcode` package that the portal uses; the package has no types of its own. */
declare module 'qrcode' {
  interface Options {
    readonly errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H'
  }

  interface PictureOptions extends Options {
    readonly type: 'image/png'
    /** Width of the picture of the QR code, in pixels. */
    readonly width: number
    /**
     * Width of the white margin on each side of the QR code, in modules (the smallest squares of the code).
     */
    readonly margin: number
  }

  interface Symbol {
    readonly modules: { readonly size: number; readonly data: Uint8Array }
  }

  const qrcode: {
    create(text: string, options: Options): Symbol
    toDataURL(text: string, options: PictureOptions): Promise<string>
  }
  export default qrcode
}
