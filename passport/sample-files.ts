/**
 * Functions that create small files for uploads. The content of `png` and `jpeg` matches their content type;
 * the other files contain text. Source: GEN-04.
 */
export const sampleFiles = {
  /** A white PNG picture of 8 by 8 pixels. */
  png: () => createFile('comprobante.png', 'image/png', pngBase64),
  /** A blue JPEG picture of 64 by 64 pixels. */
  jpeg: () => createFile('foto.jpg', 'image/jpeg', jpegBase64),
  textNamedPng: () => createFile('comprobante.png', 'image/png', btoa('Esto es un texto.')),
  textNamedJpeg: () => createFile('foto.jpg', 'image/jpeg', btoa('Esto es un texto.')),
} as const

function createFile(name: string, type: string, base64: string): File {
  return new File([Buffer.from(base64, 'base64')], name, { type })
}

const pngBase64 = [
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEX///+nxBvIAAAADElEQVQI12NgoA4AAABIAAH/myMh',
  'AAAAAElFTkSuQmCC',
].join('')

const jpegBase64 = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdB',
  'RkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P',
  'T09PT09PT09PT09PT0//wAARCABAAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAA',
  'AAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCSAppwAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAD//2Q==',
].join('')
