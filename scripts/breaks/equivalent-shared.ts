import type { Equivalent } from './equivalent-break'

/** Of `domain/shared`, which every capability reckons with. */
export const equivalentsOfShared: readonly Equivalent[] = [
  {
    file: 'src/domain/shared/calendar-date.ts',
    kind: 'number',
    code: '3_600_000',
    reason: 'It moves midnight by three thousandths of a second.',
  },
  {
    file: 'src/domain/shared/operation.ts',
    kind: 'number',
    code: '3_600_000',
    reason: 'It moves the end of two days by 48 thousandths of a second.',
  },
  {
    file: 'src/domain/shared/operation.ts',
    kind: 'comparison',
    code: 'now < at + guardMilliseconds',
    reason: 'It moves the end of two days by a thousandth of a second.',
  },
  {
    file: 'src/domain/shared/fingerprint.ts',
    kind: 'number',
    code: '0x81_1c_9d_c5',
    reason: 'A mark is only compared with marks made the same way: from where a sum begins, nobody sees.',
  },
  {
    file: 'src/domain/shared/fingerprint.ts',
    kind: 'number',
    code: '0x9e_37_79_b9',
    reason: 'A mark is only compared with marks made the same way: from where a sum begins, nobody sees.',
  },
  {
    file: 'src/domain/shared/fingerprint.ts',
    kind: 'comparison',
    code: 'position < text.length',
    reason:
      'Past the end there is no letter, and a sum that every mark takes once more tells them apart as before.',
  },
  {
    file: 'src/domain/shared/fingerprint.ts',
    kind: 'number',
    code: '16',
    reason:
      'A mark is only compared with marks made the same way: in which digits it is written, nobody sees.',
  },
  {
    file: 'src/domain/shared/fingerprint.ts',
    kind: 'number',
    code: '8',
    reason: 'A mark is only compared with marks made the same way: how wide it is written, nobody sees.',
  },
  {
    file: 'src/domain/shared/upload.ts',
    kind: 'comparison',
    code: 'offset >= 0',
    reason: 'Behind the beginning of a photo nothing stands at its first byte.',
  },
  {
    file: 'src/domain/shared/upload.ts',
    kind: 'comparison',
    code: 'offset < 0',
    reason: 'Behind the beginning of a photo nothing stands at its first byte.',
  },
  {
    file: 'src/domain/shared/upload.ts',
    kind: 'number',
    code: '8192',
    reason: 'The pieces overlap by more than what is looked for, however long each is.',
  },
  {
    file: 'src/domain/shared/upload.ts',
    kind: 'number',
    code: '16',
    reason: 'The pieces overlap by more than what is looked for, with one byte more too.',
  },
  {
    file: 'src/domain/shared/upload.ts',
    kind: 'comparison',
    code: 'offset < rest.length',
    reason: 'Behind the last byte nothing is hidden.',
  },
  {
    file: 'src/domain/shared/upload.ts',
    kind: 'comparison',
    code: 'offset + 1 < bytes.length',
    reason: 'At the last byte no marker stands, and the answer is no either way.',
  },
  {
    file: 'src/domain/shared/upload.ts',
    kind: 'comparison',
    code: 'offset < bytes.length',
    reason: 'Behind the last byte no chunk fits, and the answer is no either way.',
  },
]
