import * as v from 'valibot'
import { readFile } from 'node:fs/promises'

const customer = v.object({
  dni: v.pipe(v.string(), v.regex(/^\d{7,8}$/)),
  taxId: v.pipe(v.string(), v.regex(/^\d{11}$/)),
  password: v.pipe(v.string(), v.nonEmpty()),
})

/** Roles of the lender's test customers, with the condition that each must meet. */
const roles = {
  /** A customer who owes two or more installments of a loan, and has a saved card that can pay. */
  owing: v.optional(customer),
  /** A customer whose loans are up to date. It is not the `owing` customer. */
  upToDate: v.optional(customer),
  /** A customer with two or more paid-off loans and with invoices. */
  paidOff: v.optional(customer),
  /** A customer with an enabled credit line that has movements. */
  line: v.optional(customer),
  /**
   * A customer whose account changes may stay blocked after the checks. No other check uses them.
   * Source: ACC-38, ACC-41.
   */
  guarded: v.optional(customer),
  /** A customer with an announced automatic collection. Source: COL-02. */
  collected: v.optional(customer),
  /** A customer with two expired cards that pay loans, and one valid card. Source: CAR-08. */
  replacing: v.optional(customer),
}

/** A test card of the lender that its issuer accepts. */
const testCard = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  month: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])$/)),
  year: v.pipe(v.string(), v.regex(/^\d{2}$/)),
  ccv: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
})

const profileSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** Origin of the portal that the server allows, such as `https://portal.example`. */
  origin: v.pipe(v.string(), v.url()),
  customers: v.strictObject(roles),
  /** Amount in pesos of each charge that the checks make. */
  chargedPesos: v.optional(v.pipe(v.number(), v.minValue(0.01)), 10),
  /** Amount in pesos of each loan or purchase with the credit line that the checks make. */
  linePesos: v.optional(v.pipe(v.number(), v.minValue(0.01)), 10_000),
  /** Text of the QR code of a test shop, which the `line` customer may pay. Source: QRP-04. */
  shopQr: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Hash of a refinancing link that is open today. Source: REF-01. */
  refinancingHash: v.optional(v.pipe(v.string(), v.nonEmpty())),
  testCard: v.optional(testCard),
  /** A CBU, CVU or alias of the `upToDate` customer, from which a loan may be collected. Source: COL-01. */
  account: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /**
   * Address of the public keys of signed certificates, if the portal does not publish them yet. Source:
   * DOC-04.
   */
  keysUrl: v.optional(v.pipe(v.string(), v.url())),
  /** A DNI that no customer has. */
  nobodysDni: v.optional(v.pipe(v.string(), v.regex(/^\d{7,8}$/)), '11111111'),
})

/** Profile of a lender: its test customer for each role, and other values that the checks need. */
export type Profile = v.InferOutput<typeof profileSchema>

export type TestCard = v.InferOutput<typeof testCard>

export type Role = keyof typeof roles

export const roleNames: Readonly<Record<Role, string>> = {
  owing: 'alguien que debe dos cuotas y tiene una tarjeta guardada (owing)',
  upToDate: 'alguien al día, que no es el anterior (upToDate)',
  paidOff: 'alguien con dos préstamos terminados y facturas (paidOff)',
  line: 'alguien con línea habilitada y movimientos (line)',
  guarded: 'alguien cuyos cambios pueden quedar en pausa (guarded)',
  collected: 'alguien con un cobro automático avisado (collected)',
  replacing: 'alguien con dos tarjetas vencidas que pagan préstamos y otra que sirve (replacing)',
}

/** Reads a profile from a file. Throws an error that names what is wrong in the file. */
export async function readProfile(path: string): Promise<Profile> {
  const result = v.safeParse(profileSchema, JSON.parse(await readFile(path, 'utf8')))
  if (result.success) return result.output
  const wrong = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'el archivo'}: ${issue.message}`)
  throw new Error(`${path}: ${wrong.join('; ')}`)
}
