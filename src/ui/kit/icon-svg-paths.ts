const circleSvgPath = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'

/** The strokes of each icon as the data of an SVG path, drawn on a grid of 24 by 24 units. */
export const iconSvgPaths = {
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  loans:
    'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6.5 9.5v.01M17.5 14.5v.01',
  pay: `${circleSvgPath}M14.6 9.4c-.4-1-1.4-1.5-2.6-1.5-1.5 0-2.6.8-2.6 2 0 2.9 5.4 1.5 5.4 4.3 0 1.2-1.2 2-2.8 2-1.3 0-2.4-.6-2.8-1.7M12 6.3v1.6M12 16.2v1.6`,
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M19 12H5M11 6l-6 6 6 6',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  success: `${circleSvgPath}M8 12.3l2.8 2.8L16 9.6`,
  exclamation: 'M12 5.5v8M12 18v.01',
  letter: 'M12 11v7.5M12 6v.01',
  warning: 'M12 4.5L21 20H3zM12 10.5v4M12 17.2v.01',
  error: `${circleSvgPath}M12 7.5v5M12 16v.01`,
  info: `${circleSvgPath}M12 11.2V16M12 8v.01`,
  clock: `${circleSvgPath}M12 7.2V12l3 2`,
  copy: 'M10 9h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM5.5 15H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'eye-off': 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM3.5 3.5l17 17',
  help: `${circleSvgPath}M9.3 9.5a2.7 2.7 0 0 1 5.3.7c0 1.8-2.6 2.1-2.6 3.8M12 16.8v.01`,
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.9-3.3 3.8-5 7.5-5s6.6 1.7 7.5 5',
  logout: 'M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M15 8l4 4-4 4M19 12H9.5',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v.01M20 20h-3M14 20v.01',
  card: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM3 10h18M7 14.5h3',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 17.8h2',
  bolt: 'M13 3L5.5 13.5H11L10 21l7.5-10.5H12z',
  plus: 'M12 5v14M5 12h14',
  receipt: 'M6 3.5h12V21l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  line: 'M4 17.5l5-6 4 3.5 7-9M15.5 6H20v4.5',
  share: 'M12 15V4M8 8l4-4 4 4M7 12H6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-6a1 1 0 0 0-1-1h-1',
  chevron: 'M9 6l6 6-6 6',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  calendar:
    'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  bank: 'M4 9.5l8-5.5 8 5.5zM6.5 9.5V17M12 9.5V17M17.5 9.5V17M4 20h16M5 17h14',
  barcode: 'M4 6v12M7 6v12M10.5 6v12M13 6v12M17 6v12M20 6v12',
  document: 'M7 3.5h7l4 4V20a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1zM14 3.5V8h4M9 12.5h6M9 16h6',
  lock: 'M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 8 0v3',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8l-4.5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4',
} as const

export type IconName = keyof typeof iconSvgPaths
